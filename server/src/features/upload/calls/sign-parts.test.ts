import { randomBytes, randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { cancelUpload, signParts, startUpload } from '@archway/contract/file/calls';
import { PART_BYTES } from '@archway/rules/uploads';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { beginScan, sendScan } from '../../../testing/scans.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const sign = (fileId: string, partNumbers: number[], token = accessToken) =>
  site.call(signParts, { fileId, partNumbers }, { accessToken: token });
const put = (url: string, body: Uint8Array) =>
  fetchFile(url, { method: 'PUT', body, headers: { 'content-length': String(body.length) } });

test('every part has its own address, at the host of files, for 15 minutes and of its size', async () => {
  const { fileId, key, bytes } = await beginScan(site, accessToken, { bytes: randomBytes(PART_BYTES + 3) });
  const { data } = await sign(fileId, [2, 1]);
  expect(data.parts.map(({ partNumber }) => partNumber)).toEqual([2, 1]);
  const [last = '', first = ''] = data.parts.map(({ url }) => url);
  for (const url of [last, first]) {
    expect(new URL(url).origin).toBe(site.config.FILES_ORIGIN);
    expect(new URL(url).pathname).toBe(`/${site.config.S3_BUCKET}/${key}`);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('900');
  }
  expect((await put(last, bytes.subarray(0, 4))).status).toBe(403);
  expect((await put(first, bytes.subarray(0, 3))).status).toBe(403);
  expect((await put(last, bytes.subarray(PART_BYTES))).status).toBe(200);
  expect((await put(first, bytes.subarray(0, PART_BYTES))).status).toBe(200);
});

test('a part that the file does not have is not found', async () => {
  const { fileId } = await beginScan(site, accessToken, { bytes: Buffer.alloc(10) });
  expect((await sign(fileId, [1])).code).toBe(CODES.ok);
  expect((await sign(fileId, [1, 2])).code).toBe(CODES.notFound);
});

test.each([[[]], [[0]], [[1.5]], [[1_001]], [Array.from({ length: 17 }, (_, i) => i + 1)]])(
  'refused: %j',
  async (partNumbers) => {
    const { fileId } = await beginScan(site, accessToken);
    expect((await sign(fileId, partNumbers)).code).toBe(CODES.invalidInput);
  },
);

test("nobody else's, neither a colleague's nor a stranger's", async () => {
  const { fileId } = await beginScan(site, accessToken);
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger])
    expect((await sign(fileId, [1], await signIn(site, other))).code).toBe(CODES.notFound);
  expect((await sign(randomUUID(), [1])).code).toBe(CODES.notFound);
});

test('not for what has arrived, was given up, or comes at once', async () => {
  expect((await sign(await sendScan(site, accessToken), [1])).code).toBe(CODES.conflict);
  const { fileId } = await beginScan(site, accessToken);
  await site.call(cancelUpload, { fileId }, { accessToken });
  expect((await sign(fileId, [1])).code).toBe(CODES.notFound);
  const photo = await site.call(startUpload, { kind: 'photo', name: 'a.png', size: 5 }, { accessToken });
  expect((await sign(photo.data.fileId, [1])).code).toBe(CODES.conflict);
});
