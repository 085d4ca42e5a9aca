import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { closeAccount } from '@archway/contract/organization/calls';
import {
  cancelPartnerInvitation,
  invitePartner,
  listPartnerInvitations,
  openPartnerInvitation,
  resendPartnerInvitation,
  stopPartnerInvitations,
} from '@archway/contract/partner/invitation-calls';
import type { PartnerInvitation } from '@archway/contract/partner/invitation-model';
import {
  INVITATION_STATUS,
  invitationStep,
  MOST_INVITATIONS_A_DAY,
  type InvitationStatus,
} from '@archway/rules/partner/invitation';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logout } from '@archway/contract/session/calls';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  askForShortForm,
  freshMailbox,
  invitationsOf,
  inviteAs,
  invitedBy,
  openAs,
  registerAs,
  madeOf,
  tokenMailedTo,
} from '../../../testing/invitations.ts';
import { runJob } from '../../../testing/jobs.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { becomePartners, makeSide, type TestSide } from '../../../testing/partners.ts';
import { freshAddress, signIn, signInVerified } from '../../../testing/people.ts';
import { endAll } from '../jobs/end-all.ts';
import { expireInvitation } from '../jobs/expire-invitation.ts';
import { remindInvited } from '../jobs/remind-invited.ts';

const site = await openSite();
await askForShortForm(site);
let clinic: TestSide;
let email: string;
beforeEach(async () => {
  clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  email = freshMailbox();
});
afterEach(() => site.shiftClock('0'));

const { inviting, registering, invited, expired, canceled } = INVITATION_STATUS;
const only = async (): Promise<PartnerInvitation> => (await invitationsOf(site, clinic))[0]!;
const mailsTo = async (recipient: string) =>
  (await queuedMails(site, clinic.orgId)).filter((mail) => mail.recipient === recipient);
const act = (
  call: typeof cancelPartnerInvitation | typeof resendPartnerInvitation,
  { invitationId, version }: Pick<PartnerInvitation, 'invitationId' | 'version'>,
  accessToken = clinic.accessToken,
) => site.call(call, { invitationId, version }, { accessToken });
const stop = (token: string) => site.call(stopPartnerInvitations, { token }, { address: freshAddress() });
const change = (side: TestSide, assignment: string) =>
  rowsAs(site.owner, side.orgId, `update organization set ${assignment} where org_id = app_org()`);

describe('what comes of inviting an address', () => {
  const outcomeOf = async (address: string) => (await inviteAs(site, clinic, address)).data;

  test('one that nobody has is mailed what was written, with a link and a way to be left alone', async () => {
    const { code, data } = await inviteAs(site, clinic, email, 'We liked your veneers.');
    expect(code).toBe(CODES.ok);
    expect(data).toMatchObject({ outcome: 'invited', companyCode: null, organization: null });
    expect(data.invitation).toMatchObject({
      email,
      message: 'We liked your veneers.',
      status: inviting,
      remindedAt: null,
      answeredAt: null,
      companyCode: null,
      version: 1,
      actions: ['resend', 'cancel'],
    });
    expect(data.invitation?.invitedBy).toContain('clinic-admin');
    expect(await invitationsOf(site, clinic)).toEqual([data.invitation]);
    const [mail] = await rowsAs<{ params: Record<string, unknown> }>(
      site.owner,
      clinic.orgId,
      `select params from mail where org_id = app_org() and recipient = $1`,
      [email],
    );
    expect(mail?.params).toMatchObject({
      params: { organization: 'Harbour Street Dental', days: 7 },
      message: 'We liked your veneers.',
      link: expect.stringMatching(/\/register\?invitation=[\w-]{20,}$/) as string,
      stopLink: expect.stringMatching(/\/no-more-invitations\?token=[\w-]{20,}$/) as string,
    });
  });

  test('one that has a live invitation of this clinic is told with it, in whatever spelling', async () => {
    await inviteAs(site, clinic, email);
    const { outcome, invitation } = await outcomeOf(email.toUpperCase());
    expect([outcome, invitation?.email]).toEqual(['alreadyInvited', email]);
    expect((await mailsTo(email)).length).toBe(1);
  });

  test('one that has opened it is registering', async () => {
    await openAs(site, await invitedBy(site, clinic, email));
    expect(await outcomeOf(email)).toMatchObject({
      outcome: 'registering',
      invitation: { status: registering },
    });
  });

  test('one whose form waits, or whose mail was not opened, is registering', async () => {
    await registerAs(site, email);
    expect(await outcomeOf(email)).toMatchObject({ outcome: 'registering', invitation: null });
    await madeOf(site, email);
    expect(await outcomeOf(email)).toMatchObject({ outcome: 'registering', invitation: null });
  });

  test('a lab of the directory exists and can be asked; a hidden one is not named; a partner is', async () => {
    const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
    const address = lab.administrator.email;
    expect(await outcomeOf(address)).toMatchObject({
      outcome: 'exists',
      invitation: null,
      companyCode: lab.orgId,
      organization: { name: 'Kestrel Dental Lab', phone: '', email: '' },
    });
    await change(lab, 'listed = false');
    expect(await outcomeOf(address)).toEqual({
      outcome: 'exists',
      invitation: null,
      companyCode: null,
      organization: null,
    });
    await becomePartners(site, lab, clinic);
    expect(await outcomeOf(address)).toMatchObject({
      outcome: 'exists',
      companyCode: null,
      organization: { name: 'Kestrel Dental Lab' },
    });
  });

  test.each([
    ['closing', `status = 3, closing_since = now(), closes_at = now() + interval '1 day'`],
    ['disabled', 'status = 2'],
    ['incomplete', `street = ''`],
  ])('a lab that is %s has issues', async (_, assignment) => {
    const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
    await change(lab, assignment);
    expect(await outcomeOf(lab.administrator.email)).toEqual({
      outcome: 'hasIssues',
      invitation: null,
      companyCode: null,
      organization: null,
    });
  });

  test('an account of a clinic is not of a lab', async () => {
    const other = await makeSide(site, 'clinic', 'Quay Dental');
    expect((await outcomeOf(other.administrator.email)).outcome).toBe('notALab');
    expect((await outcomeOf(clinic.member.email)).outcome).toBe('notALab');
  });

  test('one that wants no more looks like one with issues: nothing is mailed and nothing made', async () => {
    const other = await makeSide(site, 'clinic', 'Quay Dental');
    expect((await stop(await invitedBy(site, other, email))).code).toBe(CODES.ok);
    expect(await outcomeOf(email)).toEqual({
      outcome: 'hasIssues',
      invitation: null,
      companyCode: null,
      organization: null,
    });
    expect([await mailsTo(email), await invitationsOf(site, clinic)]).toEqual([[], []]);
  });

  test('one whose invitation is over is invited anew', async () => {
    await inviteAs(site, clinic, email);
    await site.shiftClock('8 days');
    clinic = { ...clinic, accessToken: await signInVerified(site, clinic.administrator) };
    expect((await outcomeOf(email)).outcome).toBe('invited');
    const list = await invitationsOf(site, clinic);
    expect(list.map(({ status }) => status)).toEqual([inviting, expired]);
    // The older one has been followed: it is not sent again beside the newer.
    expect((await act(resendPartnerInvitation, list[1]!)).code).toBe(CODES.invitationChanged);
  });
});

test('twenty a day, whatever comes of each, for the clinic and not for others', async () => {
  const other = await makeSide(site, 'clinic', 'Quay Dental');
  for (let i = 0; i < MOST_INVITATIONS_A_DAY - 1; i += 1)
    expect((await inviteAs(site, clinic, other.administrator.email)).code).toBe(CODES.ok);
  await inviteAs(site, clinic, email);
  expect((await inviteAs(site, clinic, freshMailbox())).code).toBe(CODES.tooManyPartnerInvitations);
  expect((await act(resendPartnerInvitation, await only())).code).toBe(CODES.tooManyPartnerInvitations);
  expect((await inviteAs(site, other, freshMailbox())).data.outcome).toBe('invited');
  await site.shiftClock('25 hours');
  clinic = { ...clinic, accessToken: await signInVerified(site, clinic.administrator) };
  expect((await inviteAs(site, clinic, freshMailbox())).data.outcome).toBe('invited');
});

test('of twenty who invite at once the day’s limit holds, and an address gets one mail', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, () => inviteAs(site, clinic, email)));
  const outcomes = answers.filter(({ code }) => code === CODES.ok).map(({ data }) => data.outcome);
  expect(outcomes.filter((outcome) => outcome === 'invited').length).toBe(1);
  expect(outcomes.length).toBeLessThanOrEqual(MOST_INVITATIONS_A_DAY);
  expect((await mailsTo(email)).length).toBe(1);
});

describe('a link', () => {
  test('says who invites and whom, without how to reach them, as often as it is opened', async () => {
    const token = await invitedBy(site, clinic, email);
    for (let i = 0; i < 2; i += 1) {
      const { data } = await openAs(site, token);
      expect(data).toMatchObject({
        type: 3,
        email,
        organization: { name: 'Harbour Street Dental', phone: '', email: '' },
      });
    }
    expect((await only()).status).toBe(registering);
  });

  test('unknown, canceled, replaced, over, of a closing clinic: answered alike, to the byte', async () => {
    const bytesOf = async (token: string) =>
      (await site.send(openPartnerInvitation, { token }, { address: freshAddress() })).body;
    const unknown = await bytesOf('x'.repeat(22));
    expect(JSON.parse(unknown)).toMatchObject({
      code: CODES.invitationExpired,
      msg: 'The invitation has expired.',
      data: null,
    });
    const token = await invitedBy(site, clinic, email);
    await act(resendPartnerInvitation, await only());
    const newer = await tokenMailedTo(site, clinic, email);
    expect(newer).not.toBe(token);
    expect(await bytesOf(token)).toBe(unknown);
    expect((await openAs(site, newer)).code).toBe(CODES.ok);
    await site.shiftClock('7 days');
    expect(await bytesOf(newer)).toBe(unknown);
    await site.shiftClock('0');
    await change(clinic, `status = 3, closing_since = now(), closes_at = now() + interval '1 day'`);
    expect(await bytesOf(newer)).toBe(unknown);
    await change(clinic, 'status = 1, closing_since = null, closes_at = null');
    await act(cancelPartnerInvitation, await only());
    expect(await bytesOf(newer)).toBe(unknown);
    expect(await bytesOf('')).toBe(unknown);
  });

  test('is opened thirty times an hour from one address', async () => {
    const address = freshAddress();
    const codes = [];
    for (let i = 0; i < 31; i += 1) codes.push((await openAs(site, 'x', address)).code);
    expect([codes[29], codes[30]]).toEqual([CODES.invitationExpired, CODES.tooMany]);
  });

  test('twenty who open while twenty cancel: it ends canceled, and no answer lies', async () => {
    const token = await invitedBy(site, clinic, email);
    const seen = await only();
    const [opens, cancels] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => openAs(site, token))),
      Promise.all(Array.from({ length: 20 }, () => act(cancelPartnerInvitation, seen))),
    ]);
    expect(cancels.filter(({ code }) => code === CODES.ok).length).toBe(1);
    for (const { code } of opens) expect([CODES.ok, CODES.invitationExpired]).toContain(code);
    expect((await only()).status).toBe(canceled);
    expect((await openAs(site, token)).code).toBe(CODES.invitationExpired);
  });
});

describe('statuses and actions', () => {
  /** How an invitation gets into each status. */
  const into: Record<InvitationStatus, (token: string) => Promise<unknown>> = {
    [inviting]: async () => {},
    [registering]: (token) => openAs(site, token),
    [invited]: async () =>
      rowsAs(
        site.owner,
        clinic.orgId,
        'update partner_invitation set status = 2, answered_at = app_now() where org_id = app_org()',
      ),
    [expired]: async () =>
      rowsAs(
        site.owner,
        clinic.orgId,
        'update partner_invitation set expires_at = app_now() where org_id = app_org()',
      ),
    [canceled]: async () => act(cancelPartnerInvitation, await only()),
  };
  const ACTIONS = {
    resend: () => only().then((seen) => act(resendPartnerInvitation, seen)),
    cancel: () => only().then((seen) => act(cancelPartnerInvitation, seen)),
  } as const;
  const cases = Object.values(INVITATION_STATUS).flatMap((status) =>
    (['resend', 'cancel', 'open'] as const).map((action) => [status, action] as const),
  );

  test.each(cases)('in status %i: %s is as the machine says', async (status, action) => {
    const token = await invitedBy(site, clinic, email);
    await into[status](token);
    expect((await only()).status).toBe(status);
    const step = invitationStep(status, action);
    if (action === 'open') {
      // Who has opened it once may do so again, which changes nothing.
      const opens = step !== undefined || status === registering;
      expect((await openAs(site, token)).code).toBe(opens ? CODES.ok : CODES.invitationExpired);
    } else
      expect((await ACTIONS[action]()).code).toBe(step === undefined ? CODES.invitationChanged : CODES.ok);
    expect((await only()).status).toBe(step?.to ?? status);
  });

  test('of two tabs with the same version one acts', async () => {
    await inviteAs(site, clinic, email);
    const seen = await only();
    expect((await act(resendPartnerInvitation, seen)).code).toBe(CODES.ok);
    expect((await act(cancelPartnerInvitation, seen)).code).toBe(CODES.invitationChanged);
    expect(await only()).toMatchObject({ status: inviting, version: 2 });
  });
});

describe('time', () => {
  const remind = async (sending = 1) =>
    runJob(site, remindInvited, {
      orgId: clinic.orgId,
      input: { invitationId: (await only()).invitationId, sending },
    });
  const reminders = async () =>
    (await mailsTo(email)).filter(({ template }) => template === 'partnerInvitationReminder').length;

  test('reminds once, with a link of its own beside the first', async () => {
    const first = await invitedBy(site, clinic, email);
    await remind();
    await remind();
    expect(await reminders()).toBe(1);
    expect((await only()).remindedAt).not.toBeNull();
    const second = await tokenMailedTo(site, clinic, email);
    expect(second).not.toBe(first);
    expect((await openAs(site, first)).code).toBe(CODES.ok);
    expect((await openAs(site, second)).code).toBe(CODES.ok);
  });

  test.each<[string, (token: string) => Promise<unknown>]>([
    ['canceled', async () => act(cancelPartnerInvitation, await only())],
    ['over', () => site.shiftClock('7 days')],
    ['stopped', (token) => stop(token)],
    ['sent again', async () => act(resendPartnerInvitation, await only())],
    ['registered', (token) => registerAs(site, email, { invitation: token }).then(() => madeOf(site, email))],
  ])('does not remind of one that is %s', async (_, spoil) => {
    await spoil(await invitedBy(site, clinic, email));
    if (_ === 'over') clinic = { ...clinic, accessToken: await signInVerified(site, clinic.administrator) };
    await remind();
    expect(await reminders()).toBe(0);
  });

  test('ends it after seven days and not before, unless it was sent again', async () => {
    await inviteAs(site, clinic, email);
    const { invitationId } = await only();
    const expire = (sending: number) =>
      runJob(site, expireInvitation, { orgId: clinic.orgId, input: { invitationId, sending } });
    const kept = async () =>
      (
        await rowsAs<{ status: number }>(
          site.owner,
          clinic.orgId,
          'select status from partner_invitation where org_id = app_org()',
        )
      )[0]?.status;
    await expire(1);
    expect(await kept()).toBe(inviting);
    await site.shiftClock('7 days');
    await expire(0);
    expect(await kept()).toBe(inviting);
    await expire(1);
    expect(await kept()).toBe(expired);
  });
});

describe('an address that wants no more', () => {
  test('says so by any mail, over or replaced, again and again; an unknown token is answered alike', async () => {
    const first = await invitedBy(site, clinic, email);
    await act(resendPartnerInvitation, await only());
    await act(cancelPartnerInvitation, await only());
    await site.shiftClock('30 days');
    const bodies = [];
    for (const token of [first, first, 'unknown'])
      bodies.push((await site.send(stopPartnerInvitations, { token }, { address: freshAddress() })).body);
    expect(new Set(bodies).size).toBe(1);
    await site.shiftClock('0');
    expect((await inviteAs(site, clinic, email)).data.outcome).toBe('hasIssues');
  });

  test('gets no mail when the invitation is sent again, and the clinic can’t tell', async () => {
    const token = await invitedBy(site, clinic, email);
    await stop(token);
    const { code, data } = await act(resendPartnerInvitation, await only());
    expect([code, data.status]).toEqual([CODES.ok, inviting]);
    expect((await mailsTo(email)).length).toBe(1);
  });

  test('is kept as a hash alone', async () => {
    await stop(await invitedBy(site, clinic, email));
    const { rows } = await site.owner.query<{ column: string; type: string }>(
      `select attname as column, atttypid::regtype::text as type from pg_attribute
       where attrelid = 'partner_invitation_stop'::regclass and attnum > 0 and atttypid = 'bytea'::regtype`,
    );
    expect(rows).toEqual([{ column: 'address_hash', type: 'bytea' }]);
  });
});

test('a clinic that is being closed takes back what it has sent', async () => {
  const token = await invitedBy(site, clinic, email);
  const userCode = clinic.administrator.userCode;
  expect((await site.call(closeAccount, {}, { accessToken: clinic.accessToken })).code).toBe(CODES.ok);
  await runJob(site, endAll, { orgId: clinic.orgId, input: { userCode } });
  const rows = await rowsAs(
    site.owner,
    clinic.orgId,
    'select status from partner_invitation where org_id = app_org()',
  );
  expect(rows).toEqual([{ status: canceled }]);
  expect((await openAs(site, token)).code).toBe(CODES.invitationExpired);
});

describe('a thief', () => {
  const tries = (accessToken: string, seen: PartnerInvitation) =>
    Promise.all([
      site.call(invitePartner, { email: freshMailbox() }, { accessToken }),
      site.call(listPartnerInvitations, {}, { accessToken }),
      act(resendPartnerInvitation, seen, accessToken),
      act(cancelPartnerInvitation, seen, accessToken),
    ]).then((answers) => answers.map(({ code }) => code));

  test('of a lesser role, or of a lab, gets nowhere', async () => {
    await inviteAs(site, clinic, email);
    const seen = await only();
    const refused = [CODES.noPerm, CODES.noPerm, CODES.noPerm, CODES.noPerm];
    expect(await tries(await signIn(site, clinic.member), seen)).toEqual(refused);
    const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
    expect(await tries(lab.accessToken, seen)).toEqual(refused);
    expect(await only()).toEqual(seen);
  });

  test('of another clinic can’t tell an invitation from one that does not exist', async () => {
    await inviteAs(site, clinic, email);
    const seen = await only();
    const other = await makeSide(site, 'clinic', 'Quay Dental');
    for (const invitation of [seen, { ...seen, invitationId: randomUUID() }])
      for (const call of [resendPartnerInvitation, cancelPartnerInvitation])
        expect((await act(call, invitation, other.accessToken)).code).toBe(CODES.notFound);
    expect(await invitationsOf(site, other)).toEqual([]);
    expect(await only()).toEqual(seen);
  });

  test('with a session that was ended gets nowhere', async () => {
    await inviteAs(site, clinic, email);
    const seen = await only();
    const accessToken = await signIn(site, clinic.administrator);
    await site.call(logout, {}, { accessToken });
    for (const code of await tries(accessToken, seen))
      expect([CODES.sessionUnknown, CODES.sessionEnded]).toContain(code);
    expect(await only()).toEqual(seen);
  });
});
