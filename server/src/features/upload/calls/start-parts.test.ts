import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { startUpload } from '@archway/contract/file/calls';
import { MAX_ARCHIVE_BYTES, MAX_SCAN_BYTES, MAX_UPLOAD_BYTES, PART_BYTES } from '@archway/rules/uploads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { placeOf } from '../../../testing/files.ts';
import { grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { partsOf } from '../../../testing/scans.ts';
import { openTestSite, type SendOptions, type TestSite } from '../../../testing/site.ts';
import { limitRoom, roomOf } from '../../../testing/storage.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

type Input = InputOf<typeof startUpload>;
const start = (input: Partial<Input> = {}, options: SendOptions = {}) =>
  site.call(startUpload, { kind: 'scan', name: 'upper.stl', size: 5, ...input }, { accessToken, ...options });
async function begunInStore(): Promise<string[]> {
  const keys = [];
  for await (const { key } of site.store.listUploads(`upload/${person.orgId}/`)) keys.push(key);
  return keys;
}
const filesNoted = async () =>
  (await rowsAs(site.owner, person.orgId, 'select from file where org_id = app_org()')).length;

test('says in how many parts to send it and where, and sets room aside', async () => {
  const size = 2 * PART_BYTES + 1;
  const { code, data } = await start({ size });
  expect(code).toBe(CODES.ok);
  const key = `upload/${person.orgId}/${person.userCode}/${data.fileId}`;
  expect(data).toEqual({ fileId: data.fileId, partSize: PART_BYTES, parts: 3, key });
  expect(await begunInStore()).toEqual([key]);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: size });
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select f.kind, f.name, f.size, f.tag, f.upload_key, f.upload_id <> '' as begun, f.owner_code, a.detail
     from file f join audit a on a.object = f.id::text where f.id = $1`,
    [data.fileId],
  );
  expect(rows).toEqual([
    {
      kind: 'scan',
      name: 'upper.stl',
      size,
      tag: 'uploading',
      upload_key: key,
      begun: true,
      owner_code: person.userCode,
      detail: { kind: 'scan', size },
    },
  ]);
});

test.each([
  [1, 1],
  [PART_BYTES, 1],
  [PART_BYTES + 1, 2],
  [MAX_SCAN_BYTES, 64],
])('%d bytes come in %d parts', async (size, parts) => {
  expect(partsOf((await start({ size })).data).parts).toBe(parts);
});

test('a photo comes at once, and takes its room like everything else', async () => {
  const { data } = await start({ kind: 'photo', name: 'face.jpg' });
  expect(placeOf(data).headers).toEqual({ 'content-type': 'image/jpeg' });
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 5 });
});

test('only for those who may save cases', async () => {
  // Signed in anew after each change: rights are part of a session's start.
  await rowsAs(
    site.owner,
    person.orgId,
    `delete from role_menu where org_id = app_org() and menu_id = 'caseManagement.save'`,
  );
  const without = await signIn(site, colleague);
  for (const [kind, name] of [
    ['scan', 'a.stl'],
    ['archive', 'a.zip'],
    ['photo', 'a.png'],
  ] as const)
    expect((await start({ kind, name }, { accessToken: without })).code).toBe(CODES.noPerm);
  expect((await start({ kind: 'avatar', name: 'a.png' }, { accessToken: without })).code).toBe(CODES.ok);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 5 });
  await grant(site, colleague, 'caseManagement.save');
  expect((await start({}, { accessToken: await signIn(site, colleague) })).code).toBe(CODES.ok);
});

test.each<[Input['kind'], string, number]>([
  ['scan', 'a.stl', CODES.ok],
  ['scan', 'a.PLY', CODES.ok],
  ['scan', 'a.b.obj', CODES.ok],
  ['scan', 'a.zip', CODES.incorrectFormat],
  ['scan', 'a.png', CODES.incorrectFormat],
  ['scan', 'stl', CODES.incorrectFormat],
  ['archive', 'a.zip', CODES.ok],
  ['archive', 'a.stl', CODES.incorrectFormat],
  ['archive', 'a.rar', CODES.incorrectFormat],
  ['photo', 'a.jpeg', CODES.ok],
  ['photo', 'a.pdf', CODES.incorrectFormat],
  ['photo', 'a.stl', CODES.incorrectFormat],
])('as %s, %s: %d', async (kind, name, code) => {
  expect((await start({ kind, name })).code).toBe(code);
});

test.each<[Input['kind'], string, number]>([
  ['scan', 'a.stl', MAX_SCAN_BYTES],
  ['archive', 'a.zip', MAX_ARCHIVE_BYTES],
  ['photo', 'a.png', MAX_UPLOAD_BYTES],
])('%s: %s has at most %d bytes', async (kind, name, size) => {
  expect((await start({ kind, name, size })).code).toBe(CODES.ok);
  expect((await start({ kind, name, size: size + 1 })).code).toBe(CODES.fileTooLarge);
});

test('of folders and invisible characters in the name nothing stays', async () => {
  const { data } = await start({ name: 'C:\\scans\\up\u202eper.stl' });
  const rows = await rowsAs(site.owner, person.orgId, 'select name from file where id = $1', [data.fileId]);
  expect(rows).toEqual([{ name: 'upper.stl' }]);
});

test('what does not fit is refused, and leaves nothing anywhere', async () => {
  await limitRoom(site, person.orgId, 1_000);
  expect((await start({ size: 600 })).code).toBe(CODES.ok);
  expect(await start({ size: 401 })).toMatchObject({
    code: CODES.insufficientStorage,
    msg: 'Insufficient storage space. Free up some space.',
  });
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 600 });
  expect([(await begunInStore()).length, await filesNoted()]).toEqual([1, 1]);
  expect((await start({ size: 400 })).code).toBe(CODES.ok);
});

test('twenty at once, of which ten fit', async () => {
  await limitRoom(site, person.orgId, 1_000);
  const replies = await Promise.all(Array.from({ length: 20 }, () => start({ size: 100 })));
  expect(replies.filter(({ code }) => code === CODES.ok).length).toBe(10);
  expect(replies.filter(({ code }) => code === CODES.insufficientStorage).length).toBe(10);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 1_000 });
  expect([(await begunInStore()).length, await filesNoted()]).toEqual([10, 10]);
});

test('the same idempotency key twice creates one file', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([start({}, { idempotencyKey }), start({}, { idempotencyKey })]);
  expect(one).toEqual(two);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 5 });
  expect((await begunInStore()).length).toBe(1);
});

test('with the store away nothing is reserved, and the call may be repeated', async () => {
  const restore = replaceMethod(site.store, 'startUpload', () =>
    Promise.reject(Object.assign(new Error('away'), { name: 'TimeoutError' })),
  );
  expect((await start()).code).toBe(CODES.unavailable);
  restore();
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
  expect((await start()).code).toBe(CODES.ok);
});
