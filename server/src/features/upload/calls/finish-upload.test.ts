import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { finishUpload, startUpload, uploadState } from '@archway/contract/file/calls';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile, placeOf, somePicture } from '../../../testing/files.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import type { SendOptions } from '../../../testing/site.ts';
import { processFile } from '../../file/public.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const finish = (fileId: string, options: SendOptions = {}) =>
  site.call(finishUpload, { fileId }, { accessToken, ...options });
const stateOf = (fileId: string, token = accessToken) =>
  site.call(uploadState, { fileId }, { accessToken: token });
const waiting = async () =>
  (
    await site.queue.query(
      `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'file.process'`,
    )
  ).rowCount;

async function begin() {
  const bytes = await somePicture();
  const input = { kind: 'avatar', name: 'me.png', size: bytes.length } as const;
  const { data } = await site.call(startUpload, input, { accessToken });
  const { url, headers } = placeOf(data);
  const put = () => fetchFile(url, { method: 'PUT', headers, body: bytes });
  return { fileId: data.fileId, put, size: bytes.length };
}

test('from sending to reading', async () => {
  const { fileId, put, size } = await begin();
  const told = { fileId, kind: 'avatar', name: 'me.png', size, url: null };
  expect((await stateOf(fileId)).data).toEqual({ ...told, tag: 'uploading', code: CODES.uploading });
  expect(await finish(fileId)).toMatchObject({ code: CODES.uploading });
  expect(await waiting()).toBe(0);

  await put();
  expect((await finish(fileId)).data).toEqual({ ...told, tag: 'uploaded', code: CODES.calculating });
  expect((await finish(fileId)).data.tag).toBe('uploaded');
  expect(await waiting()).toBe(1);

  await runWaitingJobs(site, [processFile]);
  const { data } = await stateOf(fileId);
  expect(data).toMatchObject({ tag: 'finished', code: null });
  const reply = await fetchFile(data.url ?? '');
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await finish(fileId)).data).toEqual(data);
  expect(await waiting()).toBe(0);
});

test('a photo of a case is made anew like other pictures, and what is none is refused', async () => {
  const photo = await makeFile(site, accessToken, { kind: 'photo', bytes: await somePicture(60, 20) });
  const { data } = await stateOf(photo);
  expect(data).toMatchObject({ kind: 'photo', tag: 'finished', code: null });
  const reply = await fetchFile(data.url ?? '');
  expect(reply.headers.get('content-type')).toBe('image/jpeg');
  const { width, height } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
  expect([width, height]).toEqual([60, 20]);
  const none = await makeFile(site, accessToken, { kind: 'photo', bytes: Buffer.from('solid') });
  expect((await stateOf(none)).data.tag).toBe('uploadFail');
});

test('the same idempotency key twice finishes the upload once, also concurrently', async () => {
  const { fileId, put } = await begin();
  await put();
  const idempotencyKey = randomUUID();
  const replies = await Promise.all([
    finish(fileId, { idempotencyKey }),
    finish(fileId, { idempotencyKey }),
    finish(fileId),
  ]);
  expect(replies.map(({ data }) => data.tag)).toEqual(['uploaded', 'uploaded', 'uploaded']);
  expect(await waiting()).toBe(1);
  await runWaitingJobs(site, [processFile]);
});

test("nobody else's file, neither a colleague's nor a stranger's", async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'avatar' });
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger]) {
    const token = await signIn(site, other);
    expect((await finish(fileId, { accessToken: token })).code).toBe(CODES.notFound);
    expect((await stateOf(fileId, token)).code).toBe(CODES.notFound);
  }
  expect((await finish(randomUUID())).code).toBe(CODES.notFound);
});

test('leaves an audit row', async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'signature' });
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select call, actor from audit where object = $1 order by at, call desc`,
    [fileId],
  );
  expect(rows).toEqual(
    ['file/startUpload', 'file/finishUpload'].map((call) => ({ call, actor: person.userCode })),
  );
});

test('with the store away the call may be repeated, and nothing is lost', async () => {
  const { fileId, put } = await begin();
  await put();
  for (const fault of [{ code: 'ECONNREFUSED' }, { name: 'TimeoutError' }]) {
    const restore = replaceMethod(site.store, 'head', () =>
      Promise.reject(Object.assign(new Error('away'), fault)),
    );
    expect((await finish(fileId)).code).toBe(CODES.unavailable);
    restore();
  }
  expect((await finish(fileId)).data.tag).toBe('uploaded');
  await runWaitingJobs(site, [processFile]);
});
