import { randomUUID } from 'node:crypto';
import { addCaseFiles, getCase, removeCaseFile, setCaseFileRole } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { addUpload, makeCase, narrowScope, type FileGiven } from '../../../testing/cases.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let caseId: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  caseId = await makeCase(site, accessToken);
});

const add = (fileIds: string[], token = accessToken, to = caseId) =>
  site.call(addCaseFiles, { caseId: to, fileIds }, { accessToken: token });
const upload = (given: FileGiven = {}) => addUpload(site, administrator, given);

test('puts uploads into a case, whatever they have come to', async () => {
  const fileIds = [
    await upload({ tag: 'finished' }),
    await upload({ kind: 'archive', name: 'all.zip', tag: 'uploaded' }),
    await upload({ kind: 'photo', name: 'face.png' }),
  ];
  const { code, data } = await add(fileIds);
  expect(code).toBe(CODES.ok);
  expect(data.files.map(({ fileId }) => fileId).toSorted()).toEqual(fileIds.toSorted());
  expect(data.state).toBe('uploaded');
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select a.actor, a.object, a.detail, (select count(*)::int from outbox where name = 'case.changed') as events
     from audit a where a.call = 'case/addFiles'`,
  );
  expect(left).toEqual([{ actor: administrator.userCode, object: caseId, detail: { files: 3 }, events: 2 }]);
});

test('what is there already stays as it is', async () => {
  const fileId = await upload();
  await add([fileId]);
  await site.call(setCaseFileRole, { caseId, fileId, role: 'preOp' }, { accessToken });
  const { code, data } = await add([fileId, fileId]);
  expect([code, data.files.length, data.files[0]?.role]).toEqual([CODES.ok, 1, 'preOp']);
});

test('a file is in one case only, until it is taken out', async () => {
  const fileId = await upload();
  await add([fileId]);
  const other = await makeCase(site, accessToken, 'Other');
  const free = await upload();
  expect((await add([free, fileId], accessToken, other)).code).toBe(CODES.notFound);
  const { data } = await site.call(getCase, { caseId: other }, { accessToken });
  expect(data.files).toEqual([]);
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect((await add([fileId], accessToken, other)).data.files).toHaveLength(1);
  expect((await add([fileId])).code).toBe(CODES.notFound);
});

test('an archive that was unpacked before brings its files', async () => {
  const archive = await upload({ kind: 'archive', tag: 'finished', name: 'all.zip' });
  const inside = await upload({ name: 'upper.stl', tag: 'finished', fromArchive: archive });
  const { data } = await add([archive]);
  expect(data.files.map(({ fileId, fromArchive }) => [fileId, fromArchive])).toEqual(
    expect.arrayContaining([
      [archive, null],
      [inside, archive],
    ]),
  );
});

test("nobody else's upload, and no picture of a person", async () => {
  const colleagues = await addUpload(site, dentist);
  const [stranger] = (await makeOrganization(site)).people;
  const strangers = await addUpload(site, stranger);
  const avatar = await upload({ kind: 'avatar' });
  const removed = await upload();
  await rowsAs(site.owner, administrator.orgId, 'update file set removed_at = now() where id = $1', [
    removed,
  ]);
  for (const fileId of [colleagues, strangers, avatar, removed, randomUUID()])
    expect((await add([await upload(), fileId])).code).toBe(CODES.notFound);
  expect((await site.call(getCase, { caseId }, { accessToken })).data.files).toEqual([]);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const [stranger] = (await makeOrganization(site)).people;
  const theirs = await addUpload(site, stranger);
  expect((await add([theirs], await signIn(site, stranger))).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  const mine = await addUpload(site, dentist);
  const token = await signIn(site, dentist);
  expect((await add([mine], token)).code).toBe(CODES.notFound);
  expect((await add([mine], token, await makeCase(site, token))).code).toBe(CODES.ok);
});

test('a sweep that has seen the file unused finds it touched', async () => {
  const fileId = await upload();
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update file set updated_at = now() - interval '2 days' where id = $1`,
    [fileId],
  );
  await add([fileId]);
  const [row] = await rowsAs<{ fresh: boolean }>(
    site.owner,
    administrator.orgId,
    `select updated_at > now() - interval '1 minute' as fresh from file where id = $1`,
    [fileId],
  );
  expect(row?.fresh).toBe(true);
});
