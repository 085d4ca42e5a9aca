import { CODES } from '@archway/contract/codes';
import {
  acceptPartner,
  applyPartner,
  cancelPartner,
  listPartners,
  listLivePartners,
  rejectPartner,
  searchDirectory,
  setAutoAccept,
  terminatePartner,
} from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import { PARTNERSHIP_STEPS, partnershipStep, type PartnerSide } from '@archway/rules/partner/machine';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { beforeEach, describe, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { becomePartners, makeSide, type TestSide } from '../../../testing/partners.ts';
import { signIn } from '../../../testing/people.ts';

const site = await openSite();
let clinic: TestSide;
let lab: TestSide;
beforeEach(async () => {
  clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
});

const STEPS = {
  accept: acceptPartner,
  reject: rejectPartner,
  cancel: cancelPartner,
  terminate: terminatePartner,
} as const;
type Action = keyof typeof STEPS;

const apply = (from: TestSide, to: TestSide) =>
  site.call(applyPartner, { companyCode: to.orgId }, { accessToken: from.accessToken });
const partnersOf = async ({ accessToken }: TestSide) =>
  (await site.call(listPartners, {}, { accessToken })).data.list;
const act = (side: TestSide, action: Action, { partnershipId, version }: Partner) =>
  site.call(STEPS[action], { partnershipId, version }, { accessToken: side.accessToken });

test('asked, rejected, asked again, taken back, asked by the other, accepted, ended: each with its date, for both', async () => {
  const first = (await apply(clinic, lab)).data;
  expect(first).toMatchObject({
    status: PARTNERSHIP_STATUS.applying,
    isApplicant: true,
    actions: ['cancel'],
  });
  const [asked] = await partnersOf(lab);
  expect(asked).toMatchObject({ isApplicant: false, actions: ['accept', 'reject'] });
  expect((await act(lab, 'reject', asked!)).data).toMatchObject({ status: PARTNERSHIP_STATUS.rejected });
  const second = (await apply(clinic, lab)).data;
  expect((await act(clinic, 'cancel', second)).data.cancellationDate).not.toBeNull();
  const third = (await apply(lab, clinic)).data;
  expect(third.isApplicant).toBe(true);
  const [toAnswer] = await partnersOf(clinic);
  const accepted = (await act(clinic, 'accept', toAnswer!)).data;
  expect(accepted).toMatchObject({ status: PARTNERSHIP_STATUS.accepted, actions: ['terminate'] });
  const ended = (await act(lab, 'terminate', (await partnersOf(lab))[0]!)).data;
  expect(ended.terminationDate).not.toBeNull();
  expect((await partnersOf(clinic)).map(({ status }) => status)).toEqual([
    PARTNERSHIP_STATUS.terminated,
    PARTNERSHIP_STATUS.canceled,
    PARTNERSHIP_STATUS.rejected,
  ]);
});

describe.each(['clinic', 'lab'] as const)('every status, action and side, when a %s has asked', (kind) => {
  /** How a pair comes to a status. */
  const WAYS: readonly [PartnershipStatus, readonly Action[]][] = [
    [PARTNERSHIP_STATUS.applying, []],
    [PARTNERSHIP_STATUS.accepted, ['accept']],
    [PARTNERSHIP_STATUS.rejected, ['reject']],
    [PARTNERSHIP_STATUS.canceled, ['cancel']],
    [PARTNERSHIP_STATUS.terminated, ['accept', 'terminate']],
  ];

  test.each(WAYS)('status %s', async (status, way) => {
    const [applicant, asked] = kind === 'clinic' ? [clinic, lab] : [lab, clinic];
    const sides: Record<PartnerSide, TestSide> = { applicant, asked };
    await apply(applicant, asked);
    for (const action of way) {
      const by = PARTNERSHIP_STEPS.find((step) => step.action === action)!.by[0]!;
      await act(sides[by], action, (await partnersOf(sides[by]))[0]!);
    }
    for (const action of Object.keys(STEPS) as Action[])
      for (const side of ['applicant', 'asked'] as const) {
        const [now] = await partnersOf(sides[side]);
        expect(now?.status).toBe(status);
        const step = partnershipStep(status, action, side);
        expect(now?.actions.includes(action)).toBe(step !== undefined);
        // What is allowed has been tried on the way here.
        if (step !== undefined) continue;
        expect((await act(sides[side], action, now!)).code, `${action} by ${side}`).toBe(
          CODES.partnershipChanged,
        );
      }
  });
});

test('two who act at once: one wins, the other is told; twenty who ask make one', async () => {
  await apply(clinic, lab);
  const [row] = await partnersOf(lab);
  const codes = await Promise.all(
    (['accept', 'reject', 'accept'] as const).map(async (action) => (await act(lab, action, row!)).code),
  );
  expect(codes.toSorted((a, b) => a - b)).toEqual([
    CODES.ok,
    CODES.partnershipChanged,
    CODES.partnershipChanged,
  ]);
  const another = await makeSide(site, 'lab', 'Another');
  const asked = await Promise.all(
    Array.from({ length: 20 }, async (_, i) =>
      i % 2 === 0 ? (await apply(clinic, another)).code : (await apply(another, clinic)).code,
    ),
  );
  expect(asked.filter((code) => code === CODES.ok)).toHaveLength(1);
  expect(new Set(asked)).toEqual(new Set([CODES.ok, CODES.partnerAlready]));
});

test('how to reach each other is for partners', async () => {
  await apply(clinic, lab);
  const [asked] = await partnersOf(lab);
  expect(asked?.organization).toMatchObject({ name: 'Harbour Street Dental', phone: '', email: '' });
  await act(lab, 'accept', asked!);
  expect((await partnersOf(lab))[0]?.organization.phone).not.toBe('');
  expect((await partnersOf(clinic))[0]?.organization.phone).not.toBe('');
});

test('the directory has those of the other kind who want to be found, and nobody else', async () => {
  const word = `Zebra ${lab.orgId.slice(0, 6)}`;
  for (const [kind, name] of [
    ['lab', `${word} listed`],
    ['clinic', `${word} of the same kind`],
  ] as const)
    await makeSide(site, kind, name);
  const hidden = await makeSide(site, 'lab', `${word} hidden`);
  await rowsAs(site.owner, hidden.orgId, 'update organization set listed = false where org_id = app_org()');
  const found = await site.call(
    searchDirectory,
    { keyword: word.toUpperCase() },
    { accessToken: clinic.accessToken },
  );
  expect(found.data.list.map(({ organization }) => organization.name)).toEqual([`${word} listed`]);
  expect(Object.keys(found.data.list[0]!.organization).toSorted()).toEqual(
    ['certifiedAs', 'certifiedColor', 'city', 'country', 'email', 'name', 'phone'].toSorted(),
  );
  expect(found.data.list[0]!.organization).toMatchObject({ phone: '', email: '' });
  expect((await apply(clinic, hidden)).code).toBe(CODES.notFound);
  expect((await apply(hidden, clinic)).code).toBe(CODES.ok);
});

test('members read the partners they can pick, and nothing else; a stranger sees no row', async () => {
  const partner = await becomePartners(site, clinic, lab);
  const accessToken = await signIn(site, clinic.member);
  const { data } = await site.call(listLivePartners, {}, { accessToken });
  expect(data.list.map(({ organization }) => organization.name)).toEqual(['Kestrel Dental Lab']);
  for (const [action, call] of Object.entries(STEPS))
    expect(
      (await site.call(call, { ...partner, partnershipId: partner.partnershipId }, { accessToken })).code,
      action,
    ).not.toBe(CODES.ok);
  const stranger = await makeSide(site, 'lab', 'Stranger');
  expect(await partnersOf(stranger)).toEqual([]);
  expect((await act(stranger, 'terminate', partner)).code).toBe(CODES.notFound);
});

test('auto-accept is the lab’s switch, and the clinic reads it', async () => {
  const { partnershipId, version } = await becomePartners(site, clinic, lab);
  const input = { partnershipId, version, autoAccept: true };
  expect((await site.call(setAutoAccept, input, { accessToken: clinic.accessToken })).code).toBe(
    CODES.noPerm,
  );
  expect((await site.call(setAutoAccept, input, { accessToken: lab.accessToken })).data.autoAccept).toBe(
    true,
  );
  expect((await partnersOf(clinic))[0]?.autoAccept).toBe(true);
});
