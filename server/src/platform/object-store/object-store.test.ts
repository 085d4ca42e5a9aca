import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test, vi } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { fetchFile } from '../../testing/files-host.ts';
import { readObject } from '../../testing/read-object.ts';
import { readConfig } from '../config/config.ts';
import { openObjectStore } from './object-store.ts';
import { attachment } from './addresses.ts';

const config = readConfig(testEnvironment(), '0.0.0-test');
const store = openObjectStore(config);
const folder = `test/${randomUUID()}`;
const made: string[] = [];
const keyFor = (name: string) => {
  const key = `${folder}/${name}`;
  made.push(key);
  return key;
};
afterAll(() => Promise.all(made.map((key) => store.delete(key))));

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (key: string) => readObject(store, key);

test('an object is put, described, read and deleted', async () => {
  const key = keyFor('Zähne 上 + & %.stl');
  expect(await store.head(key)).toBeNull();
  await store.put(key, bytes('solid'), 'model/stl');
  const head = await store.head(key);
  expect(head?.size).toBe(5);
  expect((await store.get(key)).etag).toBe(head?.etag);
  expect((await read(key)).toString()).toBe('solid');
  await store.delete(key);
  expect(await store.head(key)).toBeNull();
  await expect(store.get(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a browser uploads in parts with signed addresses', async () => {
  const key = keyFor('upload.stl');
  const parts = [randomBytes(5 * 1024 * 1024), randomBytes(1_000)];
  const uploadId = await store.startUpload(key, 'model/stl');
  for (const [i, part] of parts.entries()) {
    const url = await store.signPart(key, uploadId, { partNumber: i + 1, size: part.length });
    expect((await fetchFile(url, { method: 'PUT', body: part })).status).toBe(200);
  }
  const listed = (await store.listParts(key, uploadId)) ?? [];
  expect(listed.map(({ partNumber, size }) => [partNumber, size])).toEqual([
    [1, parts[0]?.length],
    [2, parts[1]?.length],
  ]);
  expect(await store.head(key)).toBeNull();
  await store.completeUpload(key, uploadId, listed);
  expect((await read(key)).equals(Buffer.concat(parts))).toBe(true);
  expect(await store.listParts(key, uploadId)).toBeNull();
});

test('a signed part is for that part, key and upload only', async () => {
  const key = keyFor('part.stl');
  const uploadId = await store.startUpload(key, 'model/stl');
  const url = await store.signPart(key, uploadId, { partNumber: 1, size: 1 });
  const changed = [
    url.replace('partNumber=1', 'partNumber=2'),
    url.replace('part.stl', 'other.stl'),
    url.replace(/uploadId=[^&]+/, 'uploadId=other'),
    url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=90000'),
    url.replace(/&X-Amz-Signature=\w+/, ''),
  ];
  for (const other of changed) {
    expect(other).not.toBe(url);
    expect((await fetchFile(other, { method: 'PUT', body: 'x' })).status).toBe(403);
  }
  await store.abortUpload(key, uploadId);
});

test('a part of an aborted upload is refused and nothing is left', async () => {
  const key = keyFor('aborted.stl');
  const uploadId = await store.startUpload(key, 'model/stl');
  const url = await store.signPart(key, uploadId, { partNumber: 1, size: 1 });
  await fetchFile(url, { method: 'PUT', body: 'x' });
  await store.abortUpload(key, uploadId);
  expect((await fetchFile(url, { method: 'PUT', body: 'x' })).status).toBe(404);
  expect(await store.listParts(key, uploadId)).toBeNull();
  await store.abortUpload(key, uploadId);
  expect(await store.head(key)).toBeNull();
});

test('a part has the announced size or is refused', async () => {
  const key = keyFor('length.stl');
  const uploadId = await store.startUpload(key, 'model/stl');
  const url = await store.signPart(key, uploadId, { partNumber: 1, size: 5 });
  for (const [body, status] of [
    ['longer', 403],
    ['less', 403],
    ['exact', 200],
  ] as const)
    expect((await send(url, body, {})).status).toBe(status);
  expect((await store.listParts(key, uploadId))?.map(({ size }) => size)).toEqual([5]);
  await store.abortUpload(key, uploadId);
});

test('an object is made of the versions of its parts that were looked at, and of no others', async () => {
  const key = keyFor('versions.stl');
  const uploadId = await store.startUpload(key, 'model/stl');
  const url = await store.signPart(key, uploadId, { partNumber: 1, size: 3 });
  await send(url, 'old', {});
  const seen = (await store.listParts(key, uploadId)) ?? [];
  await send(url, 'new', {});
  await store.completeUpload(key, uploadId, seen);
  expect(await store.head(key)).toBeNull();
  await store.completeUpload(key, uploadId, (await store.listParts(key, uploadId)) ?? []);
  expect((await read(key)).toString()).toBe('new');
  await store.abortUpload(key, uploadId);
});

test('what was begun below a prefix is listed until it ends', async () => {
  const keys = ['begun/a', 'begun/b'].map(keyFor);
  const ids: string[] = [];
  for (const key of keys) ids.push(await store.startUpload(key, 'model/stl'));
  const begun = async () => {
    const seen = [];
    for await (const { key, uploadId, startedAt } of store.listUploads(`${folder}/begun/`)) {
      seen.push([key, uploadId]);
      expect(Math.abs(startedAt.getTime() - Date.now())).toBeLessThan(60_000);
    }
    return seen;
  };
  expect(await begun()).toEqual(keys.map((key, i) => [key, ids[i]]));
  await store.abortUpload(keys[0] ?? '', ids[0] ?? '');
  expect(await begun()).toEqual([[keys[1], ids[1]]]);
  await store.abortUpload(keys[1] ?? '', ids[1] ?? '');
  expect(await begun()).toEqual([]);
});

test('a copy takes exactly the version it was told', async () => {
  const [from, to] = [keyFor('from 上.stl'), keyFor('to.stl')];
  await store.put(from, bytes('checked'), 'model/stl');
  const { etag = '' } = (await store.head(from)) ?? {};
  await store.copyExact(from, etag, to);
  expect((await read(to)).toString()).toBe('checked');

  await store.put(from, bytes('swapped'), 'model/stl');
  await expect(store.copyExact(from, etag, to)).rejects.toMatchObject({ $metadata: { httpStatusCode: 412 } });
  expect((await read(to)).toString()).toBe('checked');
});

test('a download is an attachment under its own name, for five minutes, never cached', async () => {
  const key = keyFor('download');
  await store.put(key, bytes('<script>'), 'text/html');
  const url = await store.signDownload(key, {
    contentType: 'model/stl',
    fileName: 'Müller "上顎".stl',
  });
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
  const reply = await fetchFile(url);
  expect(reply.headers.get('content-disposition')).toBe(
    `attachment; filename="M_ller ____.stl"; filename*=UTF-8''M%C3%BCller%20%22%E4%B8%8A%E9%A1%8E%22.stl`,
  );
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(reply.headers.get('content-type')).toBe('model/stl');
  expect(await reply.text()).toBe('<script>');
});

test('a download needs its signature, whole and for this key', async () => {
  const [key, other] = [keyFor('signed'), keyFor('other')];
  await store.put(key, bytes('x'), 'text/plain');
  await store.put(other, bytes('x'), 'text/plain');
  const url = await store.signDownload(key, { contentType: 'text/plain', fileName: 'a.txt' });
  const { origin, pathname } = new URL(url);
  const changed = [
    `${origin}${pathname}`,
    url.replace('/signed?', '/other?'),
    url.replace('attachment', 'inline'),
    url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=90000'),
  ];
  for (const address of changed) expect((await fetchFile(address)).status).toBe(403);
  expect((await fetchFile(url)).status).toBe(200);
});

const PICTURE = { contentType: 'image/png', size: 5 };
const send = (url: string, body: string, headers: Record<string, string>) =>
  fetchFile(url, { method: 'PUT', body, headers: { 'content-length': String(body.length), ...headers } });

test('an upload takes one object of the announced size and type, at the announced place', async () => {
  const key = keyFor('put.png');
  const url = await store.signPut(key, PICTURE);
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
  const type = { 'content-type': 'image/png' };
  expect((await send(url, 'longer', type)).status).toBe(403);
  expect((await send(url, 'less', type)).status).toBe(403);
  expect((await send(url, 'exact', { 'content-type': 'text/html' })).status).toBe(403);
  expect((await send(url, 'exact', {})).status).toBe(403);
  expect((await send(url.replace('put.png', 'other.png'), 'exact', type)).status).toBe(403);
  expect((await fetchFile(url)).status).toBe(403);
  expect(await store.head(key)).toBeNull();
  expect((await send(url, 'exact', type)).status).toBe(200);
  expect((await store.head(key))?.size).toBe(5);
});

const preflight = (url: string, method: string, origin = config.PUBLIC_ORIGIN) =>
  fetchFile(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  });

test('pages of the site may send to the store and read, and no others', async () => {
  const whole = await store.signPut(keyFor('cors.png'), PICTURE);
  const part = await store.signPart(keyFor('cors.stl'), 'any', { partNumber: 1, size: 5 });
  for (const url of [whole, part]) {
    const ours = await preflight(url, 'PUT');
    expect(ours.status).toBe(200);
    expect(ours.headers.get('access-control-allow-origin')).toBe(config.PUBLIC_ORIGIN);
    expect(ours.headers.get('access-control-allow-methods')).toContain('PUT');
    expect((await preflight(url, 'GET')).status).toBe(200);
    expect((await preflight(url, 'PUT', 'http://evil.localhost:1')).status).toBe(403);
    for (const method of ['POST', 'DELETE']) expect((await preflight(url, method)).status).toBe(403);
  }
});

test('an address to read is for five minutes, from a host of its own, as what we say it is, never cached', async () => {
  const key = keyFor('view');
  await store.put(key, bytes('<script>'), 'text/html');
  const url = await store.signRead(key, 'model/gltf-binary');
  expect(new URL(url).origin).toBe(config.FILES_ORIGIN);
  expect(new URL(url).hostname).not.toBe(new URL(config.PUBLIC_ORIGIN).hostname);
  expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('300');
  const { headers } = await fetchFile(url);
  expect(headers.get('content-type')).toBe('model/gltf-binary');
  expect(headers.get('content-disposition')).toBe('inline');
  expect(headers.get('cache-control')).toBe('no-store');
  expect((await fetchFile(url.replace('model%2Fgltf-binary', 'text%2Fhtml'))).status).toBe(403);
});

test('an address to read is refused by the store after five minutes', async () => {
  const key = keyFor('expired');
  await store.put(key, bytes('x'), 'text/plain');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 301_000 });
  const old = [
    await store.signRead(key, 'text/plain'),
    await store.signDownload(key, { contentType: 'text/plain', fileName: 'a.txt' }),
  ];
  vi.useRealTimers();
  for (const url of old) expect((await fetchFile(url)).status).toBe(403);
});

test("a picture's address is the same for half an hour, and works for at least another", async () => {
  const now = Date.parse('2026-11-15T10:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now });
  const sign = (key: string, from = store) => from.signPicture(key, 'image/png');
  const first = await sign('test/same');
  expect(new URL(first).searchParams.get('X-Amz-Expires')).toBe('3600');
  expect(new URL(first).searchParams.get('response-cache-control')).toBe('private, max-age=1800');
  vi.setSystemTime(now + 29 * 60_000);
  expect(await sign('test/same')).toBe(first);
  expect(await sign('test/same', openObjectStore(config))).toBe(first);
  expect(await sign('test/other')).not.toBe(first);
  vi.setSystemTime(now + 30 * 60_000);
  expect(await sign('test/same')).not.toBe(first);
  vi.useRealTimers();
});

test('what lies below a prefix is listed to the end', async () => {
  const keys = ['list/a', 'list/b', 'list/c'].map(keyFor);
  for (const key of keys) await store.put(key, bytes('x'), 'text/plain');
  const seen: string[] = [];
  for await (const { key, modifiedAt } of store.list(`${folder}/list/`)) {
    seen.push(key);
    expect(Math.abs(modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
  }
  expect(seen).toEqual(keys);
});

test.each([
  ['scan.stl', `attachment; filename="scan.stl"; filename*=UTF-8''scan.stl`],
  ['a"; x="b\\', `attachment; filename="a__ x__b_"; filename*=UTF-8''a%22%3B%20x%3D%22b%5C`],
  [
    'a\r\nSet-Cookie: b',
    `attachment; filename="a__Set-Cookie_ b"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b`,
  ],
  [`it's (1)*.stl`, `attachment; filename="it_s _1__.stl"; filename*=UTF-8''it%27s%20%281%29%2A.stl`],
  ['half \ud83d pair', `attachment; filename="half _ pair"; filename*=UTF-8''half%20%EF%BF%BD%20pair`],
])('the file name %j is quoted', (name, header) => {
  expect(attachment(name)).toBe(header);
});

test('the store answers, or the health page is told that it does not', async () => {
  expect(await store.answers()).toBe(true);
  const environment = { ...testEnvironment(), S3_ENDPOINT: 'http://127.0.0.1:9' };
  expect(await openObjectStore(readConfig(environment, '0.0.0-test')).answers()).toBe(false);
});
