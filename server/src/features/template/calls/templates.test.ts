import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { deleteDentists, saveDentist, saveDeputies } from '@archway/contract/dentist/calls';
import { deleteTemplate, listTemplates, saveTemplate } from '@archway/contract/template/calls';
import type { Template } from '@archway/contract/template/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { bareWork } from '@archway/rules/treatment/prescription';
import { MOST_TEMPLATES, templateOf } from '@archway/rules/treatment/template';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  addMembers,
  makeOrganization,
  signIn,
  signInVerified,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let colleague: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  colleague = await signIn(site, dentist);
});

const WORK = {
  ...templateOf(bareWork('Crown', { teeth: [11], jaw: null }, 'fixed')),
  material: 'zirconia' as const,
  shade: 'A2' as const,
};
const save = (more: Partial<InputOf<typeof saveTemplate>> = {}, token = accessToken) =>
  site.call(
    saveTemplate,
    { name: 'Zirconia A2', isShared: false, work: WORK, ...more },
    { accessToken: token },
  );
const list = async (token = accessToken): Promise<Template[]> =>
  (await site.call(listTemplates, {}, { accessToken: token })).data.list;
const remove = async (templateId: string, token = accessToken) =>
  (await site.call(deleteTemplate, { templateId }, { accessToken: token })).code;
const addDentist = async (userCode?: string) => {
  const input = { name: 'Dr. Reid', ...(userCode === undefined ? {} : { userCode }) };
  return (await site.call(saveDentist, input, { accessToken })).data.dentistId;
};

test('a template is kept as it was saved, for its owner', async () => {
  const { data } = await save();
  const expected = {
    templateId: data.templateId,
    name: 'Zirconia A2',
    work: WORK,
    isShared: false,
    isOwn: true,
    ownerName: `The ${administrator.account}`,
    dentistId: null,
    dentistName: '',
  };
  expect([data, await list(), await list(colleague)]).toEqual([expected, [expected], []]);
});

test('a colleague sees a shared one, cannot change it, and sees it no more when it is not', async () => {
  const { templateId } = (await save({ isShared: true })).data;
  expect(await list(colleague)).toMatchObject([{ templateId, isOwn: false, isShared: true }]);
  expect((await save({ templateId, name: 'Mine' }, colleague)).code).toBe(CODES.notFound);
  expect(await remove(templateId, colleague)).toBe(CODES.notFound);
  await save({ templateId, isShared: false, name: 'Renamed' });
  expect([await list(colleague), (await list())[0]?.name]).toEqual([[], 'Renamed']);
});

test('one for a dentist belongs to that dentist and the deputies too', async () => {
  const [assistant] = (await addMembers(site, administrator.orgId, ['assistant'])) as [TestPerson];
  const dentistId = await addDentist(dentist.userCode);
  const deputy = await signIn(site, assistant);
  const { templateId } = (await save({ dentistId })).data;
  expect(await list(deputy)).toEqual([]);
  expect((await save({ templateId, name: 'Early' }, deputy)).code).toBe(CODES.notFound);
  await site.call(
    saveDeputies,
    { deputies: [assistant.userCode] },
    { accessToken: await signInVerified(site, dentist) },
  );
  for (const token of [colleague, deputy])
    expect(await list(token)).toMatchObject([
      { templateId, isOwn: true, dentistName: 'Dr. Reid', ownerName: `The ${administrator.account}` },
    ]);
  // Left out, the dentist stays.
  expect((await save({ templateId, name: 'By the deputy' }, deputy)).data).toMatchObject({ dentistId });
  // Whoever gives it away that was never their own no longer has it, and has saved it all the same.
  expect(await save({ templateId, dentistId: '' }, deputy)).toMatchObject({
    code: CODES.ok,
    data: { dentistId: null, isOwn: false },
  });
  expect([await list(deputy), (await list()).length]).toEqual([[], 1]);
});

test('it is for a dentist of the own clinic, and one who has left stays on it', async () => {
  expect((await save({ dentistId: randomUUID() })).code).toBe(CODES.notFound);
  const dentistId = await addDentist();
  const { templateId } = (await save({ dentistId })).data;
  await site.call(deleteDentists, { dentistIds: [dentistId] }, { accessToken });
  expect(await list()).toMatchObject([{ dentistId, dentistName: 'Dr. Reid' }]);
  expect((await save({ templateId, dentistId, name: 'Kept' })).code).toBe(CODES.ok);
  expect((await save({ dentistId })).code).toBe(CODES.notFound);
});

test('of another organization there is nothing', async () => {
  const { templateId } = (await save({ isShared: true })).data;
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect([
    await list(stranger),
    (await save({ templateId }, stranger)).code,
    await remove(templateId, stranger),
    await remove(randomUUID()),
  ]).toEqual([[], CODES.notFound, CODES.notFound, CODES.notFound]);
});

test('is deleted once', async () => {
  const { templateId } = (await save()).data;
  expect([await remove(templateId), await remove(templateId), await list()]).toEqual([
    CODES.ok,
    CODES.notFound,
    [],
  ]);
});

test('needs a name', async () => {
  expect((await save({ name: ' ' })).code).toBe(CODES.nameMissing);
});

test.each([
  ['a material the work cannot have', { ...WORK, material: 'titanium' as const }],
  ['a work of a jaw', { ...WORK, type: 'BiteSplint' as const, shade: null, material: 'pmma' as const }],
])('%s is refused', async (_, work) => {
  expect((await save({ work })).code).toBe(CODES.invalidInput);
  expect(await list()).toEqual([]);
});

test('a hundred, and no more, however many are saved at once', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into template (org_id, id, owner_code, name, is_shared, work)
     select app_org(), gen_random_uuid(), $1, 'Template ' || n, false, $3::jsonb
     from generate_series(1, $2::integer) n`,
    [administrator.userCode, MOST_TEMPLATES - 1, JSON.stringify(WORK)],
  );
  const codes = (await Promise.all([save(), save({}, colleague), save()])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.tooManyTemplates, CODES.tooManyTemplates]);
  const [first] = await list();
  expect((await save({ templateId: first?.templateId ?? '' })).code).toBe(CODES.ok);
});

test('one that this version does not understand is passed over', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into template (org_id, id, owner_code, name, is_shared, work)
     values (app_org(), gen_random_uuid(), $1, 'Old', false, '{"type": "Grill"}')`,
    [administrator.userCode],
  );
  expect(await list()).toEqual([]);
});

test('without the feature nothing of it is there, and for labs neither', async () => {
  const lab = await signIn(site, (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people[0]);
  const { templateId } = (await save()).data;
  const setFeatures = (features: string) =>
    rowsAs(
      site.owner,
      administrator.orgId,
      'update organization set features = $1 where org_id = app_org()',
      [features],
    );
  await setFeatures('{}');
  const codes = async (token: string) => [
    (await site.call(listTemplates, {}, { accessToken: token })).code,
    (await save({}, token)).code,
    await remove(templateId, token),
  ];
  const refused = [CODES.noPerm, CODES.noPerm, CODES.noPerm];
  expect([await codes(accessToken), await codes(lab)]).toEqual([refused, refused]);
  await setFeatures('{TREATMENTS}');
  expect(await list()).toHaveLength(1);
});
