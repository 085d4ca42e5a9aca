import { addCaseFiles, getCase, listCases, saveCase, setCaseFileRole } from '@archway/contract/case/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addMembers, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { addUpload, makeCase, narrowScope, setScan } from '../../../testing/cases.ts';

let site: TestSite;
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let newestFirst: string[];
beforeAll(async () => {
  site = await openTestSite();
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  await makeCase(site, stranger, 'Of somebody else');
  const made: string[] = [];
  for (let i = 1; i <= 7; i += 1) made.push(await makeCase(site, accessToken, `Bridge ${i}`));
  // Three at the very same moment.
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update patient_case set created_at = (select max(created_at) from patient_case) where id = any($1)`,
    [made.slice(4)],
  );
  newestFirst = made.toReversed();
});
afterAll(() => site.close());

const list = (input: InputOf<typeof listCases> = {}, token = accessToken) =>
  site.call(listCases, input, { accessToken: token });
const idsOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.list.map(({ caseId }) => caseId);

test("the organization's cases, newest first", async () => {
  const reply = await list();
  expect(idsOf(reply)).toEqual(newestFirst);
  expect(reply.data).toMatchObject({ total: 7, totalIsExact: true, next: null });
  const [first] = reply.data.list;
  expect(first).toEqual({
    caseId: newestFirst[0],
    caseCode: first?.caseCode,
    name: 'Bridge 7',
    state: 'registered',
    patientId: null,
    patientName: '',
    patientCode: '',
    dentistId: null,
    dentistName: '',
    scanDate: null,
    scannedOn: first?.scannedOn,
    prescription: { works: [], links: [], absent: [] },
    order: null,
    orderStatus: 'notSent',
    files: 0,
    needsAttention: false,
    thumbnailUrl: null,
    createdBy: `The ${administrator.account}`,
    createdAt: first?.createdAt,
    updatedAt: first?.updatedAt,
    deletedAt: null,
  });
});

test.each([
  [1, 7],
  [3, 3],
  [7, 1],
])('the cursor leads through pages of %i: each case once, in the same order', async (pageSize, count) => {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const reply = await list({ pageSize, ...(cursor === '' ? {} : { cursor }) });
    pages.push(idsOf(reply));
    expect(reply.data.total).toBe(7);
    cursor = reply.data.next;
  }
  expect(pages.length).toBe(count);
  expect(pages.flat()).toEqual(newestFirst);
  for (const [i, page] of pages.entries())
    expect(idsOf(await list({ pageNum: i + 1, pageSize }))).toEqual(page);
});

test('a cursor of somebody else’s making is refused', async () => {
  expect(await list({ cursor: 'eA' })).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['cursor'] },
  });
});

test('the keyword is looked for in name and code', async () => {
  const [, second] = newestFirst;
  await site.call(saveCase, { caseId: second ?? '', name: 'Åsa 100%_\\ Strom' }, { accessToken });
  const code = (await list()).data.list.find(({ caseId }) => caseId === second)?.caseCode ?? '';
  for (const keyword of ['ÅSA', '%_\\', code.toLowerCase(), code.slice(-4)])
    expect(idsOf(await list({ keyword })), keyword).toEqual([second]);
  expect((await list({ keyword: 'bridge' })).data.total).toBe(6);
  expect((await list({ keyword: '100x' })).data).toMatchObject({ list: [], total: 0 });
});

test('a role of own scope sees what the member has made', async () => {
  const [colleague] = (await addMembers(site, dentist.orgId, ['dentist'])) as [TestPerson];
  const own = await makeCase(site, await signIn(site, dentist), 'Own');
  await makeCase(site, await signIn(site, colleague), 'Of a colleague');
  await narrowScope(site, dentist);
  const token = await signIn(site, dentist);
  const reply = await list({}, token);
  expect([idsOf(reply), reply.data.total]).toEqual([[own], 1]);
  expect((await list({ keyword: 'colleague' }, token)).data).toMatchObject({ list: [], total: 0 });
  expect((await list()).data.total).toBe(9);
});

test('files are counted, and the first picture is shown, jaws before bites', async () => {
  const { orgId } = administrator;
  const caseId = await makeCase(site, accessToken, 'Pictured');
  const fileIds: string[] = [];
  for (const name of ['notes.png', 'bite.stl', 'lower.stl', 'upper.stl']) {
    const kind = name.endsWith('png') ? 'photo' : 'scan';
    fileIds.push(await addUpload(site, administrator, { kind, name, tag: 'finished' }));
    await site.call(addCaseFiles, { caseId, fileIds: fileIds.slice(-1) }, { accessToken });
  }
  const [, bite = '', lower = '', upper = ''] = fileIds;
  for (const [fileId, role] of [
    [bite, 'bite1'],
    [lower, 'lower'],
    [upper, 'upper'],
  ] as const)
    await setScan(site, orgId, fileId, { step: 'done', role, thumbnailKey: `org/${orgId}/${role}-picture` });
  const pictures = async () => {
    const [row] = (await list({ keyword: 'Pictured' })).data.list;
    const { data } = await site.call(getCase, { caseId }, { accessToken });
    expect(row?.files).toBe(data.files.length);
    return [row, data].map((shown) => /[^/]+-picture/.exec(shown?.thumbnailUrl ?? '')?.[0]);
  };
  expect((await list({ keyword: 'Pictured' })).data.list[0]).toMatchObject({
    files: 4,
    needsAttention: false,
    state: 'scanCompleted',
  });
  expect(await pictures()).toEqual(['upper-picture', 'upper-picture']);
  await rowsAs(site.owner, orgId, 'update file set removed_at = now() where id = $1', [upper]);
  expect(await pictures()).toEqual(['lower-picture', 'lower-picture']);
  // What somebody says goes before what a worker has found.
  await site.call(setCaseFileRole, { caseId, fileId: lower, role: 'preOp' }, { accessToken });
  expect(await pictures()).toEqual(['bite1-picture', 'bite1-picture']);
});

test('beyond ten thousand the total is a lower bound', async () => {
  const [person] = (await makeOrganization(site)).people;
  await rowsAs(
    site.owner,
    person.orgId,
    `insert into patient_case (org_id, id, code, name, created_by)
     select app_org(), gen_random_uuid(), 'X-' || i, 'Many', $1 from generate_series(1, 10001) i`,
    [person.userCode],
  );
  const token = await signIn(site, person);
  expect((await list({ pageSize: 1 }, token)).data).toMatchObject({ total: 10_000, totalIsExact: false });
  expect((await list({ keyword: 'X-9999' }, token)).data.total).toBe(1);
});

test('the right to see cases is needed', async () => {
  const [person, other] = (await makeOrganization(site)).people;
  await rowsAs(site.owner, person.orgId, `delete from role_menu where org_id = app_org()`);
  expect((await list({}, await signIn(site, other))).code).toBe(CODES.noPerm);
});
