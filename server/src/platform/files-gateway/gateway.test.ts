import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import * as s3 from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testEnvironment } from '../../testing/environment.ts';
import { fetchFile } from '../../testing/files-host.ts';
import { readObject } from '../../testing/read-object.ts';
import { readConfig, type Config } from '../config/config.ts';
import { readFilesSettings } from '../config/files-settings.ts';
import { makeLog } from '../log/log.ts';
import { openObjectStore, type ObjectStore } from '../object-store/object-store.ts';
import { startFilesGateway, type FilesGateway } from './gateway.ts';

const KEY = `upload/${randomUUID()}/${randomUUID()}/scan.stl`;
const BYTES = randomBytes(3_000_000);
const silent = makeLog('silent', { site: 'test', version: '0.0.0-test' });
let gateway: FilesGateway;
let config: Config;
let store: ObjectStore;

/** A gateway of its own before the real store. */
beforeAll(async () => {
  const environment = testEnvironment();
  const port = await freePort();
  const FILES_ORIGIN = `http://files.gateway.localhost:${port}`;
  config = readConfig({ ...environment, FILES_ORIGIN }, '0.0.0-test');
  gateway = await startFilesGateway(
    readFilesSettings({ ...environment, FILES_ORIGIN, FILES_HTTP_PORT: String(port) }),
    silent,
  );
  store = openObjectStore(config);
  await store.put(KEY, BYTES, 'text/html');
});
afterAll(async () => {
  await store?.delete(KEY);
  await gateway?.close();
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function expectSafe({ headers }: Response): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
}

test('a signed address is read through it, under headers that make a page of nothing', async () => {
  const reply = await fetchFile(
    await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'page.html' }),
  );
  expect(reply.status).toBe(200);
  expect(Buffer.from(await reply.arrayBuffer()).equals(BYTES)).toBe(true);
  expectSafe(reply);
  expect(reply.headers.get('content-disposition')).toContain('attachment');
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('a range is answered with that part', async () => {
  const reply = await fetchFile(
    await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' }),
    {
      headers: { range: 'bytes=100-299' },
    },
  );
  expect(reply.status).toBe(206);
  expect(reply.headers.get('content-range')).toBe(`bytes 100-299/${BYTES.length}`);
  expect(Buffer.from(await reply.arrayBuffer()).equals(BYTES.subarray(100, 300))).toBe(true);
  expectSafe(reply);
});

test('an object is put whole by a signed address, with the size and type it was signed for', async () => {
  const key = `${KEY}.put`;
  const object = { contentType: 'model/stl', size: BYTES.length };
  const url = await store.signPut(key, object);
  const headers = { 'content-type': object.contentType };
  const other = await fetchFile(url, { method: 'PUT', headers, body: BYTES.subarray(1) });
  expect(other.status).toBe(403);
  expectSafe(other);
  const reply = await fetchFile(url, { method: 'PUT', headers, body: BYTES });
  expect(reply.status).toBe(200);
  expectSafe(reply);
  expect((await readObject(store, key)).equals(BYTES)).toBe(true);
  await store.delete(key);
});

test('a part is put by a signed address', async () => {
  const key = `${KEY}.parts`;
  const uploadId = await store.startUpload(key, 'model/stl');
  const url = await store.signPart(key, uploadId, { partNumber: 1, size: BYTES.length });
  expect((await fetchFile(url, { method: 'PUT', body: BYTES })).status).toBe(200);
  await store.abortUpload(key, uploadId);
});

test('credentials for uploads work through it, in parts too', async () => {
  const Key = `upload/gateway/${randomUUID()}`;
  const uploader = new s3.S3Client({
    endpoint: `http://127.0.0.1:${gateway.port}`,
    region: config.S3_REGION,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: await store.uploadCredentials(Key),
  });
  // Node finds no names under .localhost: it connects to the machine and names the host.
  uploader.middlewareStack.add(
    (next) => (args) => {
      (args.request as { headers: Record<string, string> }).headers['host'] = new URL(
        config.FILES_ORIGIN,
      ).host;
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
  const upload = { Bucket: config.S3_BUCKET, Key };
  const { UploadId } = await uploader.send(new s3.CreateMultipartUploadCommand(upload));
  const part = { ...upload, UploadId, PartNumber: 1 };
  const { ETag } = await uploader.send(new s3.UploadPartCommand({ ...part, Body: BYTES }));
  const { Parts } = await uploader.send(new s3.ListPartsCommand({ ...upload, UploadId }));
  expect(Parts).toHaveLength(1);
  const MultipartUpload = { Parts: [{ PartNumber: 1, ETag }] };
  await uploader.send(new s3.CompleteMultipartUploadCommand({ ...upload, UploadId, MultipartUpload }));
  expect((await readObject(store, upload.Key)).equals(BYTES)).toBe(true);
  await expect(uploader.send(new s3.DeleteObjectCommand(upload))).rejects.toMatchObject({
    name: 'AccessDenied',
  });
  // Nor do they tell what is there: the store would answer differently for what is not.
  for (const other of [upload.Key, KEY, 'org/nobody/2026/nothing'])
    await expect(uploader.send(new s3.HeadObjectCommand({ ...upload, Key: other }))).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
  await store.delete(upload.Key);
});

test('browsers are told which pages may put and read', async () => {
  const reply = await fetchFile(
    await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' }),
    {
      method: 'OPTIONS',
      headers: { origin: config.PUBLIC_ORIGIN, 'access-control-request-method': 'GET' },
    },
  );
  expect(reply.status).toBe(200);
  expect(reply.headers.get('access-control-allow-origin')).toBe(config.PUBLIC_ORIGIN);
  expectSafe(reply);
  const strange = await fetchFile(
    await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' }),
    {
      method: 'OPTIONS',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    },
  );
  expect(strange.headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  '/',
  '/login',
  '/index.html',
  '/api/user/login',
  '/api/docs',
  '/ws/live',
  '/robots.txt',
  '/health',
])('nothing of the portal and nothing else of the store is at %s', async (path) => {
  const reply = await fetchFile(`${config.FILES_ORIGIN}${path}`);
  expect(reply.status).toBe(403);
  expect(reply.headers.get('content-type')).toBe('application/xml');
  expectSafe(reply);
});

test('a wrong signature is refused by the store, under the same headers', async () => {
  const url = new URL(await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' }));
  url.searchParams.set('X-Amz-Signature', '0'.repeat(64));
  const reply = await fetchFile(url.href);
  expect(reply.status).toBe(403);
  expect(await reply.text()).toContain('<RequestId>');
  expectSafe(reply);
});

test('a request under the name of another host is refused', async () => {
  const url = new URL(await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' }));
  url.hostname = 'eu.localhost';
  const reply = await fetchFile(url.href);
  expect([reply.status, await reply.text()]).toEqual([403, expect.not.stringContaining('<RequestId>')]);
});

test('a store that does not answer is told as such', async () => {
  const port = await freePort();
  const FILES_ORIGIN = `http://files.gateway.localhost:${port}`;
  const alone = await startFilesGateway(
    readFilesSettings({
      ...testEnvironment(),
      FILES_ORIGIN,
      FILES_HTTP_PORT: String(port),
      S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    }),
    silent,
  );
  const url = (await store.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' })).replace(
    config.FILES_ORIGIN,
    FILES_ORIGIN,
  );
  const reply = await fetchFile(url);
  expect(reply.status).toBe(502);
  expectSafe(reply);
  await alone.close();
});

test.each(['FILES_ORIGIN', 'S3_ENDPOINT'])('production refuses %s without TLS', (name) => {
  const safe = { FILES_ORIGIN: 'https://files.example', S3_ENDPOINT: 'https://store.example' };
  const settings = { ...testEnvironment(), NODE_ENV: 'production', FILES_HTTP_PORT: '1', ...safe };
  expect(() => readFilesSettings(settings)).not.toThrow();
  expect(() => readFilesSettings({ ...settings, [name]: 'http://files.example' })).toThrow(name);
});

test('a store with TLS is asked for under its own name, not under the one that browsers know', async () => {
  const listener = createTcpServer().listen(0, 'localhost');
  await once(listener, 'listening');
  const hello = new Promise<Buffer>((resolve) => {
    listener.on('connection', (socket) => {
      socket.on('error', () => {});
      socket.once('data', (bytes: Buffer) => {
        resolve(bytes);
        socket.destroy();
      });
    });
  });
  const port = await freePort();
  const FILES_ORIGIN = `http://files.gateway.localhost:${port}`;
  const settings = {
    ...testEnvironment(),
    FILES_ORIGIN,
    FILES_HTTP_PORT: String(port),
    S3_ENDPOINT: `https://localhost:${(listener.address() as AddressInfo).port}`,
  };
  const secure = await startFilesGateway(readFilesSettings(settings), silent);
  const signer = openObjectStore(readConfig({ ...testEnvironment(), FILES_ORIGIN }, '0.0.0-test'));
  const url = await signer.signDownload(KEY, { contentType: 'model/stl', fileName: 'a.stl' });
  expect((await fetchFile(url)).status).toBe(502);
  // The name stands in the first message of TLS, before anything is encrypted.
  const sent = (await hello).toString('latin1');
  expect([sent.includes('localhost'), sent.includes('files.gateway')]).toEqual([true, false]);
  await secure.close();
  listener.close();
});
