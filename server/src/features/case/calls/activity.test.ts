import { randomUUID } from 'node:crypto';
import { getCase, listActivity, saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { saveDentist } from '@archway/contract/dentist/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { makeCase, narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeAll(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const activity = async (caseId: string, more: object = {}, token = accessToken) =>
  (await site.call(listActivity, { caseId, ...more }, { accessToken: token })).data;

const nameOf = ({ account }: TestPerson): string => `The ${account}`;

test('a new case begins with who made it', async () => {
  const caseId = await makeCase(site, accessToken);
  const { list, total, people } = await activity(caseId);
  expect(list).toEqual([
    expect.objectContaining({ kind: 'created', doneBy: nameOf(administrator), changes: [], files: [] }),
  ]);
  expect([total, people]).toEqual([
    1,
    [{ userCode: administrator.userCode, name: nameOf(administrator), lastOpenedAt: null }],
  ]);
});

test('a change names every field with its value before and after', async () => {
  const caseId = await makeCase(site, accessToken, 'Crown 24');
  const made = await site.call(saveDentist, { name: 'Dr. Lewis Reid' }, { accessToken });
  const { dentistId } = made.data as { dentistId: string };
  const patient = await site.call(
    savePatient,
    { name: 'Nora Whitfield', patientCode: 'NW-1' },
    { accessToken },
  );
  const { patientId } = patient.data;
  const input = { caseId, name: 'Bridge', patientId, dentistId, scanDate: '2026-02-01', memo: 'Flat.' };
  await site.call(saveCase, input, { accessToken });
  const [entry] = (await activity(caseId)).list;
  expect(entry).toMatchObject({
    kind: 'changed',
    doneBy: nameOf(administrator),
    changes: [
      { field: 'name', before: 'Crown 24', after: 'Bridge' },
      { field: 'patient', before: '', after: 'Nora Whitfield, NW-1' },
      { field: 'dentist', before: '', after: 'Dr. Lewis Reid' },
      { field: 'scanDate', before: '', after: '2026-02-01' },
      { field: 'memo', before: '', after: 'Flat.' },
    ],
  });
});

test('saving a case as it is leaves nothing behind', async () => {
  const caseId = await makeCase(site, accessToken, 'Crown 24');
  await site.call(saveCase, { caseId, name: 'Crown 24' }, { accessToken });
  expect((await activity(caseId)).total).toBe(1);
});

test('whoever opens a case is kept once an hour, and after the answer', async () => {
  const caseId = await makeCase(site, accessToken);
  const token = await signIn(site, dentist);
  for (let times = 0; times < 3; times++) await site.call(getCase, { caseId }, { accessToken: token });
  const opened = () => activity(caseId, { group: 'opened' });
  await expect.poll(async () => (await opened()).total).toBe(1);
  const { list, people } = await opened();
  expect(list[0]).toMatchObject({ kind: 'opened', doneBy: nameOf(dentist) });
  expect(list[0]?.at).toMatch(/:00:00\.000Z$/u);
  expect(people.map(({ name, lastOpenedAt }) => [name, lastOpenedAt !== null])).toEqual(
    [
      [nameOf(administrator), false],
      [nameOf(dentist), true],
    ].toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );
});

test('what was opened in another hour is another entry; only the last 30 days are told of', async () => {
  const caseId = await makeCase(site, accessToken);
  const insert = `insert into case_history (org_id, id, case_id, kind, done_by, at)
    values (app_org(), gen_random_uuid(), $1, 'opened', $2, date_trunc('hour', app_now()) - $3::interval)
    on conflict do nothing`;
  for (const ago of ['31 days', '30 days 1 hour'])
    await rowsAs(site.owner, administrator.orgId, insert, [caseId, dentist.userCode, ago]);
  const { total, people } = await activity(caseId, { group: 'opened' });
  expect([total, people.find(({ userCode }) => userCode === dentist.userCode)?.lastOpenedAt]).toEqual([
    2,
    null,
  ]);
});

test('narrowed to a group and to a member, a page at a time', async () => {
  const caseId = await makeCase(site, accessToken, 'One');
  const token = await signIn(site, dentist);
  await site.call(saveCase, { caseId, name: 'Two' }, { accessToken: token });
  await site.call(saveCase, { caseId, name: 'Three' }, { accessToken });
  expect((await activity(caseId, { group: 'files' })).total).toBe(0);
  const mine = await activity(caseId, { doneBy: dentist.userCode });
  expect(mine.list.map(({ changes }) => changes[0]?.after)).toEqual(['Two']);
  const first = await activity(caseId, { pageSize: 2 });
  const second = await activity(caseId, { pageSize: 2, cursor: first.next });
  expect([...first.list, ...second.list].map(({ kind }) => kind)).toEqual(['changed', 'changed', 'created']);
});

test('an older form is told what has changed and by whom, and nothing is saved', async () => {
  const caseId = await makeCase(site, accessToken, 'One');
  const { version } = (await site.call(getCase, { caseId }, { accessToken })).data;
  const token = await signIn(site, dentist);
  const theirs = await site.call(
    saveCase,
    { caseId, version, name: 'One', memo: 'A2' },
    { accessToken: token },
  );
  expect(theirs.data.version).toBe(version + 1);
  const mine = await site.call(saveCase, { caseId, version, name: 'Two' }, { accessToken });
  expect(mine.code).toBe(CODES.caseIsNewer);
  expect(mine.data).toMatchObject({
    version: version + 1,
    entries: [{ doneBy: nameOf(dentist), changes: [{ field: 'memo', before: '', after: 'A2' }] }],
  });
  const now = (await site.call(getCase, { caseId }, { accessToken })).data;
  expect([now.name, now.memo]).toEqual(['One', 'A2']);
  const again = await site.call(saveCase, { caseId, version: version + 1, name: 'Two' }, { accessToken });
  expect(again.code).toBe(CODES.ok);
});

test('a colleague who saved the case as it was is nobody to be told of', async () => {
  const caseId = await makeCase(site, accessToken, 'One');
  await site.call(saveCase, { caseId, version: 1, name: 'One' }, { accessToken });
  expect((await site.call(saveCase, { caseId, version: 1, name: 'Two' }, { accessToken })).code).toBe(
    CODES.ok,
  );
});

test('in own scope, the history of a colleague’s case is as if it were missing', async () => {
  const caseId = await makeCase(site, accessToken);
  await narrowScope(site, dentist);
  const token = await signIn(site, dentist);
  const asked = (id: string) => site.call(listActivity, { caseId: id }, { accessToken: token });
  expect(await asked(caseId)).toEqual(await asked(randomUUID()));
});
