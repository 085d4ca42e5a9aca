import { randomUUID } from 'node:crypto';
import { features } from '@archway/server/main/features';
import { inTransaction } from '@archway/server/platform/db/transaction';
import type { Job } from '@archway/server/platform/jobs/job';
import { silentLog } from '@archway/server/platform/log/log';
import { openMailer } from '@archway/server/platform/mail/mailer';
import { SITE_ORG_ID } from '@archway/server/platform/site-org';
import type { TestSite } from '@archway/server/testing/site';
import type { Findings } from '../matrix/findings.ts';
import { changedTables, lookAtOthers, strayTexts, transactionNow } from '../matrix/others.ts';
import { addFile, finished, store } from '../world/files.ts';
import { caseJobForms, pictureForms, tellingForms } from './case-jobs.ts';
import { countForms, recountForms } from './counter-jobs.ts';
import { joinAnswerForms, joinKeptForms } from './member-jobs.ts';
import { closingForms, registrationForms } from './organization-jobs.ts';
import { answerForms, answersForms, expiryForms, reminderForms } from './invitation-jobs.ts';
import type { JobForm } from './job-form.ts';
import {
  autoAcceptForms,
  followForms,
  formerPartnerForms,
  handOutForms,
  orderLetterForms,
  parcelAskedForms,
  parcelReceivedForms,
  planAllForms,
  planForms,
  printForms,
  watchForms,
} from './order-jobs.ts';
import { dateWatchForms, lateForms, leftForms } from './order-date-jobs.ts';
import { cardForms, endingForms, noticeForms } from './partner-jobs.ts';
import { addPerson } from '../world/people.ts';
import { insert } from '../world/rows.ts';
import { checkForms, noArchive, scanJobForms } from './scan-jobs.ts';
import { forsakenHere, forsakenOfOthers, sweepForms } from './sweep-jobs.ts';
import { addCollidingRows, place, type Organization, type World } from '../world/world.ts';

export const JOBS: readonly Job[] = features.flatMap(({ jobs = [] }) => jobs);

export const JOB_FORMS: Readonly<Record<string, (world: World) => Promise<JobForm[]>>> = {
  'account.answerMailRequest': async (world) => [
    await askedOfTheSite(world),
    await askedOfCollidingTenantsOnly(world),
  ],
  'account.mailLink': async (world) => [await linkFor(world), await linkForAnother(world)],
  'case.drawPicture': pictureForms,
  'case.follow': caseJobForms,
  'case.tellOfScan': tellingForms,
  'counter.count': countForms,
  'counter.recount': recountForms,
  'file.abortUpload': async (world) => [await fileOfAnother(world)],
  'file.process': async (world) => [await fileOfAnother(world)],
  'file.sweep': sweepForms,
  'file.sweepUploads': async (world) => [await forsakenOfOthers(world), await forsakenHere(world)],
  'mail.deliver': async (world) => [
    { ...(await queuedMail(world)) },
    { ...(await queuedMail(world)), isLastTry: true },
    await mailOfAnother(world),
  ],
  'member.answerJoinRequest': joinAnswerForms,
  'member.keepJoinRequest': joinKeptForms,
  'monitor.alertOperators': async (world) => [
    await seenByTheSite(world),
    await seenByCollidingTenantsOnly(world),
  ],
  'order.askAboutParcel': parcelAskedForms,
  'order.autoAccept': autoAcceptForms,
  'order.follow': followForms,
  'order.handOut': handOutForms,
  'order.leaveToAll': leftForms,
  'order.keepForFormer': formerPartnerForms,
  'order.plan': planForms,
  'order.planAll': planAllForms,
  'order.print': printForms,
  'order.receiveParcel': parcelReceivedForms,
  'order.tell': orderLetterForms,
  'order.tellLate': lateForms,
  'order.watchDate': dateWatchForms,
  'order.watchParcel': watchForms,
  'organization.answerRegistration': registrationForms,
  'organization.endClosing': closingForms,
  'partner.answerInvitation': answerForms,
  'partner.answerInvitations': answersForms,
  'partner.endAll': endingForms,
  'partner.expireInvitation': expiryForms,
  'partner.refreshCards': cardForms,
  'partner.remindInvited': reminderForms,
  'partner.tellAdministrators': noticeForms,
  'scan.checkAgain': checkForms,
  'scan.openArchive': async (world) => [...(await scanJobForms('archive')(world)), await noArchive(world)],
  'scan.process': scanJobForms('scan'),
  'session.mailFailedSignIns': async (world) => [
    await guessedAt(world),
    await guessedAtAnother(world),
    await guessedAtCollidingTenants(world),
  ],
  'sms.deliver': async (world) => [await queuedText(world), await textOfAnother(world)],
};

/** A member whose password was just guessed at, like those of the colliding tenants, who have mailed the same address. */
async function guessedAt(world: World): Promise<JobForm> {
  const org = world.own[2];
  const { userCode, email } = await addPerson(world, org);
  await place(world, org, 'audit', refusedLogin(userCode));
  await addCollidingRows(world, 'mail', () => ({
    id: randomUUID(),
    key: randomUUID(),
    recipient: email,
    language: 'en',
    template: 'failedSignIns',
    params: {},
  }));
  // No other organization has this time zone, so the time in the mail shows whose it is.
  await world.bench.owner.query('update organization set time_zone = $2 where org_id = $1', [
    org.orgId,
    'Pacific/Kiritimati',
  ]);
  return {
    orgId: org.orgId,
    input: { userCode },
    review: async () => {
      const { rows } = await world.bench.owner.query<{ time: string }>(
        `select params->'params'->>'time' as time from mail
         where org_id = $1 and recipient = $2 and template = 'failedSignIns'`,
        [org.orgId, email],
      );
      if (rows.length !== 1) return `${rows.length} mails tell of the guesses`;
      return rows[0]?.time.includes('GMT+14') ? undefined : `they tell the time as ${rows[0]?.time}`;
    },
  };
}

/** A member of another organization: no one must get a mail. */
async function guessedAtAnother(world: World): Promise<JobForm> {
  const { userCode, email } = await addPerson(world, world.foreign[2]);
  await place(world, world.own[2], 'audit', refusedLogin(userCode));
  return { orgId: world.own[2].orgId, input: { userCode }, review: () => unwarned(world, email) };
}

/** Guesses were counted only in the colliding tenants, for the same user code. */
async function guessedAtCollidingTenants(world: World): Promise<JobForm> {
  const org = world.own[2];
  const { userCode, email } = await addPerson(world, org);
  await addCollidingRows(world, 'audit', () => refusedLogin(userCode));
  return { orgId: org.orgId, input: { userCode }, review: () => unwarned(world, email) };
}

async function unwarned({ bench }: World, email: string): Promise<string | undefined> {
  const { rowCount } = await bench.owner.query(
    `select from mail where recipient = $1 and template = 'failedSignIns'`,
    [email],
  );
  return rowCount === 0 ? undefined : 'somebody was told of guesses at another';
}

const refusedLogin = (userCode: string) => ({
  id: randomUUID(),
  call: 'login',
  object: userCode,
  detail: { outcome: 'wrongPassword' },
  address: '192.0.2.7',
});

async function queuedMail(world: World): Promise<JobForm> {
  const org = world.own[2];
  const id = randomUUID();
  const { mark } = org;
  await place(world, org, 'mail', {
    id,
    key: `${mark} ${id}`,
    recipient: `${id}@${mark}.example`,
    language: 'en',
    template: 'activate',
    params: { params: { days: 7 }, link: `https://${mark}.example` },
  });
  return { orgId: org.orgId, input: { mailId: id } };
}

async function addText(world: World, org: Organization): Promise<string> {
  const id = randomUUID();
  const { mark } = org;
  await place(world, org, 'text_message', {
    id,
    key: `${mark} ${id}`,
    recipient: `${mark} number`,
    language: 'en',
    template: 'partnerApplied',
    params: { params: { organization: `${mark} partner` }, link: `https://${mark}.example` },
  });
  return id;
}

/** Only the own is sent; the twins of the same id stay in the queue. */
async function queuedText(world: World): Promise<JobForm> {
  const { orgId } = world.own[2];
  const textId = await addText(world, world.own[2]);
  return {
    orgId,
    input: { textId },
    review: async () => {
      const { rows } = await world.bench.owner.query<{ org_id: string }>(
        `select org_id from text_message where id = $1 and state = 'sent'`,
        [textId],
      );
      return rows.map((row) => row.org_id).join() === orgId ? undefined : `${rows.length} were sent`;
    },
  };
}

const textOfAnother = async (world: World): Promise<JobForm> => ({
  orgId: world.own[2].orgId,
  input: { textId: await addText(world, world.foreign[2]) },
});

async function mailOfAnother(world: World): Promise<JobForm> {
  const { rows } = await world.bench.owner.query<{ id: string }>(
    `update mail set state = 'queued' where org_id = $1 returning id`,
    [world.foreign[2].orgId],
  );
  return { orgId: world.own[2].orgId, input: { mailId: rows[0]?.id } };
}

/** The job would delete the upload of another organization's file as if it were its own. */
async function fileOfAnother(world: World): Promise<JobForm> {
  const org = world.foreign[2];
  const { userCode } = await addPerson(world, org);
  const key = `upload/security-matrix/${randomUUID()}`;
  await store.put(key, Buffer.from('12345'), 'image/png');
  const fileId = await addFile(world, org, userCode, { ...finished(org.mark), upload_key: key });
  return {
    orgId: world.own[2].orgId,
    input: { fileId },
    review: async () => {
      const isThere = (await store.head(key)) !== null;
      await store.delete(key);
      return isThere ? undefined : 'what another has sent was taken away';
    },
  };
}

const mailRequest = (account: string) => ({ kind: 'findSite', account, language: 'en' });

async function askedOfTheSite(world: World): Promise<JobForm> {
  const id = randomUUID();
  const account = `${id}@plain.example`;
  await insert(world.bench.owner, 'account_mail_request', [
    { ...mailRequest(account), org_id: SITE_ORG_ID, id },
  ]);
  return {
    orgId: SITE_ORG_ID,
    input: { requestId: id },
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from mail where org_id = $1 and recipient = $2',
        [SITE_ORG_ID, account],
      );
      return rowCount === 1 ? undefined : 'nobody was told';
    },
  };
}

async function askedOfCollidingTenantsOnly(world: World): Promise<JobForm> {
  const id = randomUUID();
  await addCollidingRows(world, 'account_mail_request', ({ mark }) => ({ ...mailRequest(mark), id }));
  return { orgId: SITE_ORG_ID, input: { requestId: id } };
}

/** The colliding tenants have already answered a request with the same id. */
async function linkFor(world: World): Promise<JobForm> {
  const { orgId } = world.own[2];
  const person = await addPerson(world, world.own[2]);
  const input = linkInput(person);
  await addCollidingRows(world, 'mail', ({ mark }) => ({
    id: randomUUID(),
    key: `resetPassword:${input.requestId}`,
    recipient: mark,
    language: 'en',
    template: 'resetPassword',
    params: {},
  }));
  return {
    orgId,
    input,
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from mail where org_id = $1 and recipient = $2',
        [orgId, person.email],
      );
      return rowCount === 1 ? undefined : 'the link was not mailed';
    },
  };
}

/** The member belongs to another organization, so there is no recipient. */
async function linkForAnother(world: World): Promise<JobForm> {
  const person = await addPerson(world, world.foreign[2]);
  return { orgId: world.own[2].orgId, input: linkInput(person) };
}

const linkInput = ({ userCode }: { userCode: string }) => ({
  requestId: randomUUID(),
  kind: 'resetPassword',
  userCode,
});

/** The colliding tenants have used up the mails of this hour. */
async function seenByTheSite(world: World): Promise<JobForm> {
  const fingerprint = randomUUID();
  await insert(world.bench.owner, 'page_error', [{ ...pageError('site'), org_id: SITE_ORG_ID, fingerprint }]);
  for (let i = 0; i < 10; i += 1)
    await addCollidingRows(world, 'mail', ({ mark }) => ({
      id: randomUUID(),
      key: randomUUID(),
      recipient: mark,
      language: 'en',
      template: 'pageError',
      params: {},
    }));
  return {
    orgId: SITE_ORG_ID,
    input: { fingerprint },
    review: async () => {
      const { rowCount } = await world.bench.owner.query('select from mail where org_id = $1 and key = $2', [
        SITE_ORG_ID,
        `pageError:${fingerprint}`,
      ]);
      return rowCount === 1 ? undefined : 'the mails of others counted';
    },
  };
}

async function seenByCollidingTenantsOnly(world: World): Promise<JobForm> {
  const fingerprint = randomUUID();
  await addCollidingRows(world, 'page_error', ({ mark }) => ({ ...pageError(mark), fingerprint }));
  return { orgId: SITE_ORG_ID, input: { fingerprint } };
}

const pageError = (text: string) => ({ name: text, frames: '[]', route: text, browser: text, version: text });

/** Runs every job with ids of other organizations. */
export async function runJobs(world: World, site: TestSite, findings: Findings): Promise<void> {
  const dead = openMailer({ ...site.config, SMTP_URL: 'smtp://127.0.0.1:1' });
  const mailer = openMailer(site.config);
  for (const job of JOBS) {
    for (const { input, orgId, isLastTry, review } of (await JOB_FORMS[job.name]?.(world)) ?? []) {
      const before = await lookAtOthers(world);
      const since = await transactionNow(world);
      const run = job.run({
        input,
        orgId,
        attempt: 1,
        isLastAttempt: isLastTry ?? false,
        config: site.config,
        log: silentLog,
        store: site.store,
        mailer: isLastTry ? dead : mailer,
        inTenant: (work) => inTransaction(site.db, { orgId }, work),
      });
      const failed = await run.then(
        () => false,
        () => true,
      );
      findings.check(
        'outcomes',
        failed === (isLastTry ?? false),
        `${job.name}: failed or did not as it should`,
      );
      const problem = await review?.();
      findings.check('data', problem === undefined, `${job.name}: ${problem}`);
      const changed = changedTables(before, await lookAtOthers(world));
      findings.check(
        'rows of others',
        changed.length === 0,
        `${job.name} changed rows of others in ${changed.join()}`,
      );
      const stray = await strayTexts(world, since);
      findings.check(
        'rows of others',
        stray.length === 0,
        `${job.name} left texts of others in ${stray.join()}`,
      );
    }
  }
  dead.close();
  mailer.close();
}
