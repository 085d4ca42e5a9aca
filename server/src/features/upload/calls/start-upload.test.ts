import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { startUpload } from '@archway/contract/file/calls';
import { MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { placeOf } from '../../../testing/files.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

type Input = InputOf<typeof startUpload>;
const start = (input: Partial<Input> = {}, options: SendOptions = {}) =>
  site.call(startUpload, { kind: 'avatar', name: 'me.png', size: 5, ...input }, { accessToken, ...options });

test('says where to send the file, and the store takes exactly that', async () => {
  const { code, data: given } = await start();
  expect(code).toBe(CODES.ok);
  const data = placeOf(given);
  const key = `upload/${person.orgId}/${data.fileId}`;
  expect(data.headers).toEqual({ 'content-type': 'image/png' });
  expect(new URL(data.url).origin).toBe(site.config.FILES_ORIGIN);
  expect(new URL(data.url).pathname).toBe(`/${site.config.S3_BUCKET}/${key}`);
  const put = (body: string, headers = data.headers) =>
    fetchFile(data.url, {
      method: 'PUT',
      body,
      headers: { ...headers, 'content-length': String(body.length) },
    });
  expect((await put('123456')).status).toBe(403);
  expect((await put('12345', { 'content-type': 'text/html' })).status).toBe(403);
  expect((await put('12345')).status).toBe(200);
  await site.store.delete(key);

  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select f.kind, f.name, f.size, f.tag, f.upload_key, f.owner_code, a.actor, a.detail
     from file f join audit a on a.object = f.id::text where f.id = $1`,
    [data.fileId],
  );
  expect(rows).toEqual([
    {
      kind: 'avatar',
      name: 'me.png',
      size: 5,
      tag: 'uploading',
      upload_key: key,
      owner_code: person.userCode,
      actor: person.userCode,
      detail: { kind: 'avatar', size: 5 },
    },
  ]);
});

const KINDS = ['avatar', 'organization', 'signature', 'license'] as const;

test.each(
  KINDS.flatMap((kind) => ['jpeg', 'jpg', 'png', 'PNG', 'JpG'].map((ending) => [kind, ending] as const)),
)('%s may be a %s', async (kind, ending) => {
  expect((await start({ kind, name: `a.b.${ending}` })).code).toBe(CODES.ok);
});

test('only a license may be a PDF', async () => {
  for (const kind of KINDS)
    expect((await start({ kind, name: 'a.pdf' })).code).toBe(
      kind === 'license' ? CODES.ok : CODES.incorrectFormat,
    );
});

test.each(['gif', 'svg', 'webp', 'html', 'png.exe', 'pn', 'pngx'])(
  'a name that ends with %s is refused',
  async (ending) => {
    for (const kind of KINDS)
      expect(await start({ kind, name: `a.${ending}` })).toMatchObject({
        code: CODES.incorrectFormat,
        msg: 'Incorrect Format',
      });
  },
);

test.each(['png', 'a', 'a.png/', '../..'])('a name without an ending is refused: %s', async (name) => {
  expect((await start({ name })).code).toBe(CODES.incorrectFormat);
});

test('at most 5 MB, for every kind', async () => {
  for (const kind of KINDS) {
    expect((await start({ kind, size: MAX_UPLOAD_BYTES })).code).toBe(CODES.ok);
    expect(await start({ kind, size: MAX_UPLOAD_BYTES + 1 })).toMatchObject({
      code: CODES.fileTooLarge,
      msg: expect.stringMatching(/^Unable to upload\./) as string,
    });
  }
});

test.each<[string, Record<string, unknown>]>([
  ['size', { size: 0 }],
  ['size', { size: -1 }],
  ['size', { size: 1.5 }],
  ['name', { name: '' }],
  ['name', { name: 'a\0.png' }],
  ['name', { name: `${'x'.repeat(125)}.png` }],
  ['kind', { kind: 'film' }],
  ['unrecognized_keys', { orgId: randomUUID() }],
])('%s is refused: %j', async (field, input) => {
  const { code, data } = await start(input);
  expect(code).toBe(CODES.invalidInput);
  expect((data as unknown as { fields: string[] }).fields.join()).toContain(field);
});

test.each([
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Users\\a\\me.png', 'me.png'],
  ['a\u202egnp.exe.png', 'agnp.exe.png'],
  ['a\r\nb.png', 'ab.png'],
  ['歯 上.png', '歯 上.png'],
])('of the name %j stays %j', async (given, kept) => {
  const { data } = await start({ name: given });
  const rows = await rowsAs(site.owner, person.orgId, 'select name from file where id = $1', [data.fileId]);
  expect(rows).toEqual([{ name: kept }]);
});

test('the same idempotency key twice creates one file', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([start({}, { idempotencyKey }), start({}, { idempotencyKey })]);
  expect(one).toEqual(two);
});
