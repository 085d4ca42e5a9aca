import { confirmEmail } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { listSysMsg } from '@archway/contract/letter/calls';
import { companyInfo } from '@archway/contract/organization/calls';
import { listPartners, makePartnerCode, redeemInvitationCode } from '@archway/contract/partner/calls';
import { cancelPartnerInvitation, resendPartnerInvitation } from '@archway/contract/partner/invitation-calls';
import { INVITATION_STATUS } from '@archway/rules/partner/invitation';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { login } from '@archway/contract/session/calls';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  activate,
  askForShortForm,
  freshMailbox,
  invitationsOf,
  inviteAs,
  invitedBy,
  madeOf,
  openAs,
  registerAs,
  settle,
} from '../../../testing/invitations.ts';
import { runJob } from '../../../testing/jobs.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { makeSide, type TestSide } from '../../../testing/partners.ts';
import { freshAddress, TEST_PASSWORD } from '../../../testing/people.ts';
import { answerInvitation } from './answer-invitation.ts';
import { answerInvitations } from './answer-invitations.ts';

const site = await openSite();
await askForShortForm(site);
let clinic: TestSide;
let email: string;
beforeEach(async () => {
  clinic = await sideHere('clinic', 'Harbour Street Dental');
  email = freshMailbox();
});
afterEach(() => site.shiftClock('0'));

/** Who registers is of the site's region, and partners are of one. */
async function sideHere(kind: 'clinic' | 'lab', name: string): Promise<TestSide> {
  const side = await makeSide(site, kind, name);
  const region = site.config.SITE_REGION;
  await rowsAs(site.owner, side.orgId, 'update organization set region = $1 where org_id = app_org()', [
    region,
  ]);
  return side;
}

const partnersOf = async (accessToken: string) =>
  (await site.call(listPartners, {}, { accessToken })).data.list;
const signedIn = async (account: string) =>
  (await site.call(login, { account, password: TEST_PASSWORD }, { address: freshAddress() })).data
    .accessToken;
const codeOf = async ({ accessToken }: TestSide) =>
  (await site.call(makePartnerCode, {}, { accessToken })).data.code;
const endOf = async (accessToken: string) =>
  (await site.call(companyInfo, {}, { accessToken })).data.invitationEnd;

/** Registers, confirms, and waits for what follows; answers with the new administrator's session. */
async function join(more: Parameters<typeof registerAs>[2] = {}): Promise<string> {
  expect((await registerAs(site, email, more)).code).toBe(CODES.ok);
  expect((await activate(site, email)).code).toBe(CODES.ok);
  await settle(site);
  return signedIn(email);
}

describe('who registers with a mailed invitation', () => {
  test('becomes a partner when the account is activated, not before; the clinic is told', async () => {
    await rowsAs(
      site.owner,
      clinic.orgId,
      `insert into notice_choice (org_id, user_code, event, channel, wanted)
       values (app_org(), $1, 'invitationAnswered', 'email', true)`,
      [clinic.administrator.userCode],
    );
    const token = await invitedBy(site, clinic, email);
    await openAs(site, token);
    expect((await registerAs(site, email, { invitation: token })).code).toBe(CODES.ok);
    await settle(site);
    expect(await partnersOf(clinic.accessToken)).toEqual([]);
    const { orgId } = await activate(site, email);
    await settle(site);
    expect(await partnersOf(clinic.accessToken)).toMatchObject([
      {
        companyCode: orgId,
        status: PARTNERSHIP_STATUS.accepted,
        isApplicant: true,
        organization: { name: 'Studio Baltic', phone: '+370 5 000 0001' },
      },
    ]);
    const accessToken = await signedIn(email);
    expect(await partnersOf(accessToken)).toMatchObject([
      {
        companyCode: clinic.orgId,
        organization: { name: 'Harbour Street Dental', phone: '+44 20 7946 0000' },
      },
    ]);
    expect(await invitationsOf(site, clinic)).toMatchObject([
      { status: INVITATION_STATUS.invited, companyCode: orgId, actions: [], version: 2 },
    ]);
    expect(await endOf(accessToken)).toBe('partner');
    const letters = (await site.call(listSysMsg, {}, { accessToken: clinic.accessToken })).data.list;
    expect(letters).toMatchObject([
      { event: 'invitationAnswered', params: { organization: 'Studio Baltic' } },
    ]);
    const mails = (await queuedMails(site, clinic.orgId)).filter(
      ({ template }) => template === 'invitationAnswered',
    );
    expect(mails.map(({ recipient }) => recipient)).toEqual([clinic.administrator.email]);
  });

  test('must be a lab and use the invited address', async () => {
    const token = await invitedBy(site, clinic, email);
    const fieldsOf = async (address: string, more: Parameters<typeof registerAs>[2]) => {
      const { code, data } = await registerAs(site, address, { invitation: token, ...more });
      return [code, (data as { fields?: string[] } | null)?.fields];
    };
    expect(await fieldsOf(freshMailbox(), {})).toEqual([CODES.invalidInput, ['email']]);
    expect(await fieldsOf(email, { type: 2 })).toEqual([CODES.invalidInput, ['type']]);
    expect(await fieldsOf(email.toUpperCase(), {})).toEqual([CODES.ok, undefined]);
  });

  test('is refused with a link that is worthless', async () => {
    const token = await invitedBy(site, clinic, email);
    const [seen] = await invitationsOf(site, clinic);
    await site.call(
      resendPartnerInvitation,
      { invitationId: seen!.invitationId, version: 1 },
      { accessToken: clinic.accessToken },
    );
    for (const invitation of [token, 'x'.repeat(22)])
      expect((await registerAs(site, email, { invitation })).code).toBe(CODES.invitationExpired);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'canceled',
      async () => {
        const [seen] = await invitationsOf(site, clinic);
        const { invitationId, version } = seen!;
        await site.call(
          cancelPartnerInvitation,
          { invitationId, version },
          { accessToken: clinic.accessToken },
        );
      },
    ],
    [
      'over',
      () =>
        rowsAs(
          site.owner,
          clinic.orgId,
          'update partner_invitation set expires_at = app_now() where org_id = app_org()',
        ),
    ],
  ])('has an account and no partner when it is %s meanwhile, and is told', async (_, spoil) => {
    const token = await invitedBy(site, clinic, email);
    await registerAs(site, email, { invitation: token });
    await spoil();
    await activate(site, email);
    await settle(site);
    const accessToken = await signedIn(email);
    expect([await partnersOf(accessToken), await endOf(accessToken)]).toEqual([[], 'over']);
    expect(await partnersOf(clinic.accessToken)).toEqual([]);
  });
});

test('an address that two clinics have invited is the partner of both, without any link', async () => {
  const other = await sideHere('clinic', 'Quay Dental');
  await inviteAs(site, clinic, email);
  await inviteAs(site, other, email.toUpperCase());
  const accessToken = await join();
  const names = (await partnersOf(accessToken)).map(({ organization }) => organization.name);
  expect(names.toSorted()).toEqual(['Harbour Street Dental', 'Quay Dental']);
  for (const side of [clinic, other])
    expect((await invitationsOf(site, side))[0]?.status).toBe(INVITATION_STATUS.invited);
  expect(await endOf(accessToken)).toBe('');
});

test('a clinic that registers with an invited address answers nothing', async () => {
  await inviteAs(site, clinic, email);
  expect(await partnersOf(await join({ type: 2 }))).toEqual([]);
  expect((await invitationsOf(site, clinic))[0]?.status).toBe(INVITATION_STATUS.inviting);
});

test('to confirm twice, and jobs that run twice, make one partnership and tell once', async () => {
  await inviteAs(site, clinic, email);
  await registerAs(site, email);
  const { orgId, sign } = await activate(site, email);
  const again = await Promise.all(
    [1, 2].map(() => site.call(confirmEmail, { sign, password: TEST_PASSWORD }, { address: freshAddress() })),
  );
  expect(again.map(({ code }) => code)).toEqual([CODES.linkExpire, CODES.linkExpire]);
  await settle(site);
  const [answered] = await invitationsOf(site, clinic);
  const [{ user_code: userCode } = { user_code: '' }] = await rowsAs<{ user_code: string }>(
    site.owner,
    orgId,
    'select user_code from member where org_id = app_org()',
  );
  const card = {
    name: 'Studio Baltic',
    city: '',
    country: '',
    certifiedAs: '',
    certifiedColor: '',
    phone: '',
    email: '',
  };
  await Promise.all([
    runJob(site, answerInvitations, { orgId, input: { userCode } }),
    runJob(site, answerInvitation, {
      orgId: clinic.orgId,
      input: { invitationId: answered!.invitationId, lab: orgId, card },
    }),
  ]);
  await settle(site);
  expect((await partnersOf(clinic.accessToken)).length).toBe(1);
  expect(await invitationsOf(site, clinic)).toEqual([answered]);
  const letters = (await site.call(listSysMsg, {}, { accessToken: clinic.accessToken })).data.list;
  expect(letters.length).toBe(1);
});

describe.each([
  ['clinic', 3],
  ['lab', 2],
] as const)('who registers with the code of a %s', (kind, type) => {
  let giver: TestSide;
  beforeEach(async () => {
    giver = kind === 'clinic' ? clinic : await sideHere('lab', 'Kestrel Dental Lab');
  });

  test('becomes a partner when the account is activated, and the code is used up then', async () => {
    const code = await codeOf(giver);
    const accessToken = await join({ type, invitation: code });
    expect(await partnersOf(accessToken)).toMatchObject([
      { companyCode: giver.orgId, status: PARTNERSHIP_STATUS.accepted },
    ]);
    expect(await endOf(accessToken)).toBe('partner');
    expect((await registerAs(site, freshMailbox(), { type, invitation: code })).code).toBe(
      CODES.noGetpartnerName,
    );
  });

  test('must be of the other kind', async () => {
    const { code, data } = await registerAs(site, email, {
      type: type === 2 ? 3 : 2,
      invitation: await codeOf(giver),
    });
    expect([code, (data as unknown as { fields: string[] }).fields]).toEqual([CODES.invalidInput, ['type']]);
  });

  test('has an account and no partner when another has used it meanwhile, and is told', async () => {
    const invitation = await codeOf(giver);
    await registerAs(site, email, { type, invitation });
    const quicker = await sideHere(type === 3 ? 'lab' : 'clinic', 'Quicker');
    await site.call(redeemInvitationCode, { code: invitation }, { accessToken: quicker.accessToken });
    await activate(site, email);
    await settle(site);
    const accessToken = await signedIn(email);
    expect([await partnersOf(accessToken), await endOf(accessToken)]).toEqual([[], 'over']);
  });
});

test('of two who registered with one code the first to activate becomes the partner', async () => {
  const invitation = await codeOf(clinic);
  const second = freshMailbox();
  await registerAs(site, email, { invitation });
  await registerAs(site, second, { invitation });
  await madeOf(site, email);
  await Promise.all([activate(site, email), activate(site, second)]);
  await settle(site);
  const ends = [await endOf(await signedIn(email)), await endOf(await signedIn(second))];
  expect(ends.toSorted()).toEqual(['over', 'partner']);
  expect((await partnersOf(clinic.accessToken)).length).toBe(1);
});
