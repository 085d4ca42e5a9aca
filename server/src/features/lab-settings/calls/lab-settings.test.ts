import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { getLabSettings, getPartnerLabSettings, saveLabSettings } from '@archway/contract/lab-settings/calls';
import type { OwnLabSettings } from '@archway/contract/lab-settings/model';
import { setDaysOnWay, terminatePartner } from '@archway/contract/partner/calls';
import { saveTreatment, getTreatment } from '@archway/contract/treatment/calls';
import { DEFAULT_LAB_SETTINGS, perLine } from '@archway/rules/lab-settings';
import { changeWorks, putWork } from '@archway/rules/treatment/edit';
import { EMPTY_PRESCRIPTION } from '@archway/rules/treatment/prescription';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { makeCase } from '../../../testing/cases.ts';
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

type Saved = InputOf<typeof saveLabSettings>;
const OWN: Omit<Saved, 'version'> = {
  workingDays: [1, 2, 3, 4, 6],
  holidays: [{ name: 'Christmas', from: '2026-12-24', to: '2026-12-31' }],
  cutOffHour: 11,
  usualDays: { ...DEFAULT_LAB_SETTINGS.usualDays, Veneer: 9 },
  units: perLine((line) => (line === 'Veneer' ? 1.5 : 2)),
  dailyUnits: 12,
  daysOnWay: 2,
  required: { Crown: { contact: 'BLOCK', note: 'WARN' } },
};
const save = (more: Partial<Saved> = {}, side = lab) =>
  site.call(saveLabSettings, { version: 0, ...OWN, ...more }, { accessToken: side.accessToken });
const read = async (accessToken = lab.accessToken): Promise<OwnLabSettings> =>
  (await site.call(getLabSettings, {}, { accessToken })).data;
const readAs = (side: TestSide, of = lab) =>
  site.call(getPartnerLabSettings, { companyCode: of.orgId }, { accessToken: side.accessToken });

test('before the first save the defaults hold, for the lab and for its partners', async () => {
  expect(await read()).toMatchObject({ ...DEFAULT_LAB_SETTINGS, version: 0 });
  await becomePartners(site, lab, clinic);
  const { units: _, dailyUnits: __, ...shared } = DEFAULT_LAB_SETTINGS;
  expect((await readAs(clinic)).data).toMatchObject(shared);
});

test('what a clinic reads is what the lab has set, and no units', async () => {
  await rowsAs(
    site.owner,
    lab.orgId,
    `update organization set time_zone = 'Europe/Lisbon' where org_id = app_org()`,
  );
  await becomePartners(site, lab, clinic);
  expect((await save()).code).toBe(CODES.ok);
  const { units: _, dailyUnits: __, ...shared } = OWN;
  expect((await readAs(clinic)).data).toEqual({
    companyCode: lab.orgId,
    ...shared,
    timeZone: 'Europe/Lisbon',
  });
  expect(await read()).toEqual({ ...OWN, version: 1, timeZone: 'Europe/Lisbon' });
});

test('days on the way of one clinic are read by that clinic alone', async () => {
  const { partnershipId, version } = await becomePartners(site, clinic, lab);
  const other = await makeSide(site, 'clinic', 'Praxis Feld');
  await becomePartners(site, lab, other);
  await save();
  const accessToken = lab.accessToken;
  const { data } = await site.call(setDaysOnWay, { partnershipId, version, daysOnWay: 4 }, { accessToken });
  expect(data).toMatchObject({ daysOnWay: 4, version: version + 1 });
  expect((await readAs(clinic)).data.daysOnWay).toBe(4);
  expect((await readAs(other)).data.daysOnWay).toBe(2);
  const again = await site.call(setDaysOnWay, { partnershipId, version, daysOnWay: 9 }, { accessToken });
  expect(again.code).toBe(CODES.partnershipChanged);
  const back = { partnershipId, version: version + 1, daysOnWay: null };
  expect((await site.call(setDaysOnWay, back, { accessToken })).data.daysOnWay).toBeNull();
  expect((await readAs(clinic)).data.daysOnWay).toBe(2);
});

test('a clinic does not set its own days on the way', async () => {
  const { partnershipId, version } = await becomePartners(site, lab, clinic);
  const asked = { partnershipId, version, daysOnWay: 0 };
  const { code } = await site.call(setDaysOnWay, asked, { accessToken: clinic.accessToken });
  expect(code).toBe(CODES.noPerm);
});

test('a former partner and a third organization read as if there were no such lab', async () => {
  const { partnershipId, version } = await becomePartners(site, lab, clinic);
  await save();
  const third = await makeSide(site, 'clinic', 'Praxis Feld');
  const missing = await site.call(
    getPartnerLabSettings,
    { companyCode: crypto.randomUUID() },
    { accessToken: third.accessToken },
  );
  expect(missing.code).toBe(CODES.notFound);
  expect(await readAs(third)).toMatchObject({ code: missing.code, msg: missing.msg });
  expect((await readAs(clinic)).code).toBe(CODES.ok);
  await site.call(terminatePartner, { partnershipId, version }, { accessToken: clinic.accessToken });
  expect(await readAs(clinic)).toMatchObject({ code: missing.code, msg: missing.msg });
});

test('an application is no partnership yet', async () => {
  await rowsAs(
    site.owner,
    clinic.orgId,
    `insert into partnership (org_id, id, counterpart, status, applied_by, home_card, counterpart_card, acted_org,
       acted_by, acted_name)
     values (app_org(), gen_random_uuid(), $1, 0, 'home', '{}', '{}', app_org(), gen_random_uuid(), '')`,
    [lab.orgId],
  );
  expect((await readAs(clinic)).code).toBe(CODES.notFound);
});

test('a technician reads and does not save; a clinic does neither', async () => {
  const accessToken = await signIn(site, lab.member);
  await save();
  expect(await read(accessToken)).toMatchObject({ ...OWN, version: 1 });
  const refused = await site.call(saveLabSettings, { version: 1, ...OWN }, { accessToken });
  expect(refused.code).toBe(CODES.noPerm);
  expect((await save({}, clinic)).code).toBe(CODES.noPerm);
  expect((await site.call(getLabSettings, {}, { accessToken: clinic.accessToken })).code).toBe(CODES.noPerm);
});

test.each([0, 1])(
  'of two who save version %i the second is told, and loses nothing of the first',
  async (at) => {
    if (at === 1) await save();
    const answers = await Promise.all([
      save({ version: at, cutOffHour: 9 }),
      save({ version: at, cutOffHour: 10 }),
    ]);
    const codes = answers.map(({ code }) => code).toSorted((one, other) => one - other);
    expect(codes).toEqual([CODES.ok, CODES.labSettingsAreNewer]);
    const kept = answers.find(({ code }) => code === CODES.ok)!.data;
    expect(await read()).toEqual(kept);
    expect(kept.version).toBe(at + 1);
  },
);

test.each<[string, Partial<Saved>]>([
  ['no working day', { workingDays: [] }],
  ['a day twice', { workingDays: [1, 1] }],
  ['days off that end before they start', { holidays: [{ name: '', from: '2026-12-24', to: '2026-12-23' }] }],
  ['quarters of a unit', { units: perLine(() => 0.25) }],
  ['what always is required', { required: { Crown: { shade: 'WARN' } } }],
  ['what the work cannot have', { required: { StudyModel: { marginLine: 'BLOCK' } } }],
])('%s is refused', async (_, more) => {
  expect((await save(more)).code).toBe(CODES.invalidInput);
  expect((await read()).version).toBe(0);
});

test('a save leaves an audit row, and tells the lab and its partners of the time', async () => {
  await becomePartners(site, lab, clinic);
  await save();
  const [event] = await rowsAs<{ payload: unknown }>(
    site.owner,
    lab.orgId,
    `select payload from outbox where org_id = app_org() and name = 'lab-settings.saved'`,
  );
  expect(event?.payload).toEqual({ partners: [clinic.orgId] });
  const audited = await rowsAs<{ detail: unknown }>(
    site.owner,
    lab.orgId,
    `select detail from audit where org_id = app_org() and call = 'lab/settings/save'`,
  );
  expect(audited).toHaveLength(1);
});

test('the server finds the gaps of the lab that is named, and of none otherwise', async () => {
  await becomePartners(site, lab, clinic);
  await save();
  const { accessToken } = clinic;
  const caseId = await makeCase(site, accessToken, 'Crown');
  const { next } = putWork(EMPTY_PRESCRIPTION, [36], 'Crown');
  const crown = changeWorks(next, next.works, { material: 'zirconia', shade: 'A2' }).next;
  await site.call(saveTreatment, { caseId, version: 0, ...crown }, { accessToken });
  const wishes = async (labCode?: string) =>
    (await site.call(getTreatment, { caseId, ...(labCode && { labCode }) }, { accessToken })).data.gaps
      .filter(({ isWishOfLab }) => isWishOfLab === true)
      .map(({ level, kind }) => `${level} ${kind}`);
  expect(await wishes()).toEqual([]);
  expect(await wishes(lab.orgId)).toEqual(['BLOCK contact', 'WARN note']);
  const stranger = await makeSide(site, 'lab', 'Laboratorio Bianchi');
  const { code } = await site.call(getTreatment, { caseId, labCode: stranger.orgId }, { accessToken });
  expect(code).toBe(CODES.notFound);
});
