import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import type { CallSpec } from '@archway/contract/core/call';
import { listSysMsg, markRead } from '@archway/contract/letter/calls';
import { editCompany } from '@archway/contract/organization/calls';
import * as partnerCalls from '@archway/contract/partner/calls';
import {
  acceptPartner,
  applyPartner,
  cancelPartner,
  checkInvitationCode,
  getPartnerInfo,
  listLivePartners,
  listPartners,
  makePartnerCode,
  rejectPartner,
  setAutoAccept,
  terminatePartner,
  redeemInvitationCode,
  withdrawPartnerCode,
} from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob } from '../../../testing/jobs.ts';
import { becomePartners, makeSide, type TestSide } from '../../../testing/partners.ts';
import { addMembers, signIn } from '../../../testing/people.ts';
import { refreshCards } from '../jobs/refresh-cards.ts';
import { tellAdministrators } from '../jobs/tell-administrators.ts';

/** What somebody tries who must not: each try leaves everything as it was. */
const site = await openSite();
let clinic: TestSide;
let lab: TestSide;
let partner: Partner;
beforeEach(async () => {
  clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
  partner = await becomePartners(site, clinic, lab);
});

const seen = () => ({ partnershipId: partner.partnershipId, version: partner.version });
const as = ({ accessToken }: TestSide) => ({ accessToken });
const infoFor = async (side: TestSide) =>
  (await site.call(getPartnerInfo, { partnershipId: partner.partnershipId }, as(side))).data;
const stays = async () => {
  for (const side of [clinic, lab])
    expect(await infoFor(side)).toMatchObject({
      status: PARTNERSHIP_STATUS.accepted,
      version: partner.version,
      autoAccept: false,
    });
};
const end = () => site.call(terminatePartner, seen(), as(clinic));

/** An input that would pass for every call. */
const INPUTS = (): Readonly<Record<string, Record<string, unknown>>> => ({
  [getPartnerInfo.path]: { partnershipId: partner.partnershipId },
  [applyPartner.path]: { companyCode: lab.orgId },
  [setAutoAccept.path]: { ...seen(), autoAccept: true },
  [withdrawPartnerCode.path]: { codeId: randomUUID() },
  [redeemInvitationCode.path]: { code: '0000-0000-0000' },
  ...Object.fromEntries(
    [acceptPartner, rejectPartner, cancelPartner, terminatePartner].map(({ path }) => [path, seen()]),
  ),
});
const OPEN_TO_MEMBERS: readonly CallSpec[] = [listLivePartners, checkInvitationCode];
const MANAGING: readonly CallSpec[] = Object.values(partnerCalls).filter(
  (call) => !OPEN_TO_MEMBERS.includes(call),
);
const tryCall = (call: CallSpec, accessToken: string) =>
  site.call(call, INPUTS()[call.path] ?? {}, { accessToken });

describe('a member without the right', () => {
  test.each(['clinic', 'lab'] as const)('of a %s is refused by every call that manages', async (kind) => {
    const accessToken = await signIn(site, (kind === 'clinic' ? clinic : lab).member);
    expect(MANAGING.length).toBeGreaterThan(12);
    for (const call of MANAGING)
      expect((await tryCall(call, accessToken)).code, call.path).toBe(CODES.noPerm);
    await stays();
  });

  test('reads the card of a partner and none of the letters to administrators', async () => {
    const input = { occasion: randomUUID(), action: 'accept', organization: 'Harbour Street Dental' };
    await runJob(site, tellAdministrators, { orgId: lab.orgId, input });
    const accessToken = await signIn(site, lab.member);
    const letters = await site.call(listSysMsg, {}, { accessToken });
    expect(letters.data).toMatchObject({ list: [], total: 0, unread: 0 });
    expect((await site.call(listSysMsg, {}, as(lab))).data).toMatchObject({ total: 1, unread: 1 });
    const { data } = await site.call(listLivePartners, {}, { accessToken });
    expect(Object.keys(data.list[0] ?? {}).toSorted()).toEqual(['companyCode', 'organization']);
  });
});

describe('an administrator of a former partner', () => {
  beforeEach(async () => {
    await end();
  });

  test('reads the partnership with its dates, not how to reach the other, and can do nothing with it', async () => {
    for (const side of [clinic, lab]) {
      const former = await infoFor(side);
      expect(former).toMatchObject({
        status: PARTNERSHIP_STATUS.terminated,
        actions: [],
        organization: { phone: '', email: '' },
      });
      expect([former.cooperationDate, former.terminationDate]).not.toContain(null);
      const now = { partnershipId: former.partnershipId, version: former.version };
      for (const call of [acceptPartner, rejectPartner, cancelPartner, terminatePartner])
        expect((await site.call(call, now, as(side))).code, call.path).toBe(CODES.partnershipChanged);
      expect((await site.call(listLivePartners, {}, as(side))).data.list).toEqual([]);
    }
    const { partnershipId, version } = await infoFor(lab);
    expect((await site.call(setAutoAccept, { partnershipId, version, autoAccept: true }, as(lab))).code).toBe(
      CODES.partnershipChanged,
    );
  });

  test('hears nothing of what the other changes about itself afterwards', async () => {
    const before = await infoFor(lab);
    const name = 'Harbour Street Dental, moved';
    expect((await site.call(editCompany, { name }, as(clinic))).code).toBe(CODES.ok);
    await runJob(site, refreshCards, { orgId: clinic.orgId, input: {} });
    expect(await infoFor(lab)).toEqual(before);
  });
});

test('a stolen session whose identity was not verified does not end a partnership', async () => {
  for (const side of [clinic, lab]) {
    const accessToken = await signIn(site, side.administrator);
    expect((await site.call(terminatePartner, seen(), { accessToken })).code).toBe(
      CODES.resetPasswordNeedVerify,
    );
  }
  await stays();
});

describe('a code', () => {
  const make = async () => (await site.call(makePartnerCode, {}, as(clinic))).data.code;

  test('in another spelling is the same code and works once in all of them', async () => {
    const code = await make();
    const spellings = [
      code.toLowerCase(),
      code.replaceAll('-', ' '),
      code.replaceAll('-', ''),
      code.replaceAll('0', 'O').replaceAll('1', 'l'),
      ` ${code.replaceAll('-', '–')} `,
    ];
    for (const [i, spelling] of spellings.entries())
      expect(
        (await site.call(checkInvitationCode, { code: spelling }, { address: `10.9.0.${i + 1}` })).code,
        spelling,
      ).toBe(CODES.ok);
    const [first, second] = [await makeSide(site, 'lab', 'First'), await makeSide(site, 'lab', 'Second')];
    expect((await site.call(redeemInvitationCode, { code: spellings[0] ?? '' }, as(first))).code).toBe(
      CODES.ok,
    );
    for (const spelling of [code, ...spellings])
      expect((await site.call(redeemInvitationCode, { code: spelling }, as(second))).code, spelling).toBe(
        CODES.noGetpartnerName,
      );
  });

  test('is none with letters that only look alike, or with more around it', async () => {
    const code = await make();
    const other = await makeSide(site, 'lab', 'Other');
    const wide = code.replaceAll(/\w/g, (letter) =>
      String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
    );
    for (const spelling of [wide, `${code}0`, code.slice(1), `%${code.slice(1)}`])
      expect((await site.call(redeemInvitationCode, { code: spelling }, as(other))).code, spelling).toBe(
        CODES.noGetpartnerName,
      );
    expect((await site.call(checkInvitationCode, { code }, { address: '10.9.1.1' })).code).toBe(CODES.ok);
  });
});

test("an idempotency key of one organization doesn't get its answer for another", async () => {
  const idempotencyKey = randomUUID();
  const third = await makeSide(site, 'lab', 'Third');
  const input = { ...seen(), autoAccept: true };
  const own = await site.call(setAutoAccept, input, { ...as(lab), idempotencyKey });
  expect(own.code).toBe(CODES.ok);
  const theirs = await site.call(setAutoAccept, input, { ...as(third), idempotencyKey });
  expect(theirs).toMatchObject({ code: CODES.notFound, data: null });
  const again = await site.call(setAutoAccept, input, { ...as(lab), idempotencyKey });
  expect(again.data).toEqual(own.data);
  const partners = await site.call(terminatePartner, seen(), { ...as(clinic), idempotencyKey });
  expect(partners.code).toBe(CODES.partnershipChanged);
});

test("someone else's partnership answers a third organization like one that does not exist", async () => {
  const missing = { ...seen(), partnershipId: randomUUID() };
  // One has a partner in common, the other has none.
  const [third, stranger] = [
    await makeSide(site, 'lab', 'Third'),
    await makeSide(site, 'clinic', 'Stranger'),
  ];
  await becomePartners(site, clinic, third);
  const answerOf = async (side: TestSide, call: CallSpec, input: Record<string, unknown>) => {
    const { statusCode, body } = await site.send(call, input, as(side));
    return `${statusCode} ${body.replace(/"requestId":"[^"]*"/, '')}`;
  };
  for (const side of [third, stranger]) {
    for (const call of [acceptPartner, rejectPartner, cancelPartner, terminatePartner] as const) {
      expect((await site.call(call, seen(), as(side))).code, call.path).toBe(CODES.notFound);
      expect(await answerOf(side, call, seen()), call.path).toBe(await answerOf(side, call, missing));
    }
    const { partnershipId } = seen();
    expect(await answerOf(side, getPartnerInfo, { partnershipId })).toBe(
      await answerOf(side, getPartnerInfo, { partnershipId: missing.partnershipId }),
    );
    const { data } = await site.call(listPartners, { pageSize: 100 }, as(side));
    expect(data.list.map((one) => one.partnershipId)).not.toContain(partnershipId);
  }
  await stays();
});

test('a clinic does not set auto-accept, neither by its call nor by a field of another', async () => {
  const input = { ...seen(), autoAccept: true };
  expect((await site.call(setAutoAccept, input, as(clinic))).code).toBe(CODES.noPerm);
  for (const call of [acceptPartner, rejectPartner, cancelPartner, terminatePartner])
    expect((await site.call(call, input, as(clinic))).code, call.path).toBe(CODES.invalidInput);
  expect(
    (await site.call(applyPartner, { companyCode: lab.orgId, autoAccept: true } as never, as(clinic))).code,
  ).toBe(CODES.invalidInput);
  await stays();
});

test("a colleague's letters stay unread, and nobody reads those of the partner", async () => {
  const [second] = await addMembers(site, lab.orgId, [lab.administrator.roleCode], ORGANIZATION_TYPE.lab);
  const input = { occasion: randomUUID(), action: 'accept', organization: 'Harbour Street Dental' };
  await runJob(site, tellAdministrators, { orgId: lab.orgId, input });
  const { data } = await site.call(listSysMsg, {}, as(lab));
  const letterIds = data.list.map(({ letterId }) => letterId);
  expect(letterIds).toHaveLength(1);
  const colleague = await signIn(site, second!);
  for (const accessToken of [colleague, clinic.accessToken])
    expect((await site.call(markRead, { letterIds }, { accessToken })).code).toBe(CODES.ok);
  expect((await site.call(listSysMsg, {}, as(lab))).data.unread).toBe(1);
  const unread = await rowsAs(
    site.owner,
    lab.orgId,
    'select from letter where org_id = app_org() and read_at is null',
  );
  expect(unread).toHaveLength(2);
  expect((await site.call(listSysMsg, {}, as(clinic))).data.list).toEqual([]);
});
