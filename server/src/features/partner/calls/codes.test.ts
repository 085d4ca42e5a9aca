import { CODES } from '@archway/contract/codes';
import {
  applyPartner,
  checkInvitationCode,
  listPartners,
  listPartnerCodes,
  makePartnerCode,
  redeemInvitationCode,
  withdrawPartnerCode,
} from '@archway/contract/partner/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { MOST_PARTNER_CODES } from '@archway/rules/partner/codes';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeSide, type TestSide } from '../../../testing/partners.ts';
import { signIn } from '../../../testing/people.ts';

const site = await openSite();
let clinic: TestSide;
let lab: TestSide;
beforeEach(async () => {
  clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
});

const make = async ({ accessToken }: TestSide) =>
  (await site.call(makePartnerCode, {}, { accessToken })).data.code;
const use = ({ accessToken }: TestSide, code: string) =>
  site.call(redeemInvitationCode, { code }, { accessToken });
const check = (code: string, address = '10.4.0.1') => site.call(checkInvitationCode, { code }, { address });
const partnersOf = async ({ accessToken }: TestSide) =>
  (await site.call(listPartners, {}, { accessToken })).data.list;

describe.each(['clinic', 'lab'] as const)('a code of a %s', (kind) => {
  const sides = () => (kind === 'clinic' ? ([clinic, lab] as const) : ([lab, clinic] as const));

  test('says whose it is, makes partners at once, and works once', async () => {
    const [giver, taker] = sides();
    const code = await make(giver);
    expect((await check(code.toLowerCase())).data.organization.name).toMatch(
      kind === 'clinic' ? /Harbour/ : /Kestrel/,
    );
    const { data } = await use(taker, code);
    expect(data).toMatchObject({ status: PARTNERSHIP_STATUS.accepted, actions: ['terminate'] });
    expect(data.cooperationDate).not.toBeNull();
    expect((await partnersOf(giver))[0]).toMatchObject({
      partnershipId: data.partnershipId,
      status: PARTNERSHIP_STATUS.accepted,
      actedBy: { isOwn: false },
    });
    const another = await makeSide(site, kind === 'clinic' ? 'lab' : 'clinic', 'Another');
    expect((await use(another, code)).code).toBe(CODES.noGetpartnerName);
    expect((await check(code)).code).toBe(CODES.noGetpartnerName);
  });

  test('is nobody’s for one of the same kind, and stays good', async () => {
    const [giver, taker] = sides();
    const code = await make(giver);
    const alike = await makeSide(site, kind, 'Alike');
    expect((await use(alike, code)).code).toBe(CODES.noGetpartnerName);
    const forType = ORGANIZATION_TYPE[kind];
    expect((await site.call(checkInvitationCode, { code, forType }, {})).code).toBe(CODES.noGetpartnerName);
    expect((await use(taker, code)).code).toBe(CODES.ok);
  });
});

test('used by twenty at once, it makes one partnership', async () => {
  const code = await make(clinic);
  const labs = await Promise.all(Array.from({ length: 20 }, (_, i) => makeSide(site, 'lab', `Lab ${i}`)));
  const codes = await Promise.all(labs.map(async (one) => (await use(one, code)).code));
  expect(codes.filter((one) => one === CODES.ok)).toHaveLength(1);
  expect(codes.filter((one) => one === CODES.noGetpartnerName)).toHaveLength(19);
  expect(await partnersOf(clinic)).toHaveLength(1);
});

test('wrong, used, withdrawn and past its time answer alike', async () => {
  const [used, withdrawn, past] = [await make(clinic), await make(clinic), await make(clinic)];
  await use(lab, used);
  const { accessToken } = clinic;
  const { data } = await site.call(listPartnerCodes, {}, { accessToken });
  expect(data.list).toHaveLength(2);
  // The newest first.
  await site.call(withdrawPartnerCode, { codeId: data.list[1]?.codeId ?? '' }, { accessToken });
  await site.shiftClock('14 days 1 second');
  const answers = await Promise.all(
    ['0000-0000-0000', 'no code', used, withdrawn, past].map(async (code) => {
      const { statusCode, body } = await site.send(checkInvitationCode, { code }, { address: '10.4.1.1' });
      return `${statusCode} ${body}`;
    }),
  );
  await site.shiftClock('0');
  expect(new Set(answers.map((answer) => answer.replace(/"requestId":"[^"]*"/, ''))).size).toBe(1);
});

test.each(['clinic', 'lab'] as const)('a code is the answer to what a %s has asked', async (kind) => {
  const [asking, asked] = kind === 'clinic' ? [clinic, lab] : [lab, clinic];
  await site.call(applyPartner, { companyCode: asked.orgId }, { accessToken: asking.accessToken });
  // Whoever asked, and whoever gave the code.
  const { code, data } = await use(clinic, await make(lab));
  expect([code, data.status]).toEqual([CODES.ok, PARTNERSHIP_STATUS.accepted]);
  expect(await partnersOf(lab)).toHaveLength(1);
});

test('a code of another region is nobody’s', async () => {
  await rowsAs(site.owner, lab.orgId, `update organization set region = 'uk' where org_id = app_org()`);
  await rowsAs(
    site.owner,
    clinic.orgId,
    `update organization set region = 'europe' where org_id = app_org()`,
  );
  expect((await use(clinic, await make(lab))).code).toBe(CODES.noGetpartnerName);
});

test('a pair that is partners already keeps the code', async () => {
  await use(lab, await make(clinic));
  const code = await make(clinic);
  expect((await use(lab, code)).code).toBe(CODES.partnerAlready);
  expect((await check(code)).code).toBe(CODES.ok);
});

test('an organization has ten at a time, and twenty who make one at once make no more', async () => {
  const { accessToken } = clinic;
  const codes = await Promise.all(
    Array.from({ length: 20 }, async () => (await site.call(makePartnerCode, {}, { accessToken })).code),
  );
  expect(codes.filter((code) => code === CODES.ok)).toHaveLength(MOST_PARTNER_CODES);
  expect(new Set(codes)).toEqual(new Set([CODES.ok, CODES.tooManyPartnerCodes]));
});

test('the 31st look from one address and the 11th use of one organization wait', async () => {
  for (let i = 0; i < 30; i += 1) await check('0000-0000-0000', '10.4.2.1');
  expect((await check('0000-0000-0000', '10.4.2.1')).code).toBe(CODES.tooMany);
  for (let i = 0; i < 10; i += 1) await use(lab, '0000-0000-0000');
  expect((await use(lab, '0000-0000-0000')).code).toBe(CODES.tooMany);
});

test('a member who is no administrator makes, sees and uses none', async () => {
  const accessToken = await signIn(site, clinic.member);
  for (const call of [makePartnerCode, listPartnerCodes, listPartners] as const)
    expect((await site.call(call, {}, { accessToken })).code).toBe(CODES.noPerm);
  expect((await site.call(redeemInvitationCode, { code: await make(lab) }, { accessToken })).code).toBe(
    CODES.noPerm,
  );
});
