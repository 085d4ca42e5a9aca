import { createHash } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { finishUpload, startUpload, uploadState } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile, placeOf, sendFile, somePicture } from '../../../testing/files.ts';
import { runJob, runTestJobs, runWaitingJobs } from '../../../testing/jobs.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { readObject } from '../../../testing/read-object.ts';
import { fileSubscriptions } from '../file.subscriptions.ts';
import { processFile } from './process.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

interface Row {
  tag: string;
  code: number | null;
  upload_key: string;
  content_key: string | null;
  sha256: Buffer | null;
}
async function rowOf(fileId: string): Promise<Row> {
  const [row] = await rowsAs<Row & Record<string, unknown>>(
    site.owner,
    person.orgId,
    'select tag, code, upload_key, content_key, sha256 from file where id = $1',
    [fileId],
  );
  if (row === undefined) throw new Error('no such file');
  return row;
}
const run = (fileId: string, more: { store?: ObjectStore; isLastAttempt?: boolean } = {}) =>
  runJob(site, processFile, { orgId: person.orgId, input: { fileId }, ...more });
const forgetJobs = () => site.queue.query('delete from graphile_worker._private_jobs');

test('the result lies under its own hash in the organization, and what was sent is gone', async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'organization' });
  const { tag, upload_key, content_key, sha256 } = await rowOf(fileId);
  expect(tag).toBe('finished');
  const year = new Date().getUTCFullYear();
  expect(content_key).toBe(`org/${person.orgId}/${year}/${sha256?.toString('hex')}`);
  const bytes = await readObject(site.store, content_key ?? '');
  expect(
    createHash('sha256')
      .update(bytes)
      .digest()
      .equals(sha256 ?? Buffer.alloc(0)),
  ).toBe(true);
  expect(await site.store.head(upload_key)).toBeNull();
});

test('its owner is told, and nobody else', async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'avatar' });
  const [event] = await rowsAs<{ id: string; payload: { fileId: string; ownerCode: string } }>(
    site.owner,
    person.orgId,
    `select id, payload from outbox where name = 'file.processed' and payload->>'fileId' = $1`,
    [fileId],
  );
  const effects = fileSubscriptions.flatMap(({ effects: of }) =>
    of({
      id: event?.id ?? '',
      orgId: person.orgId,
      payload: event?.payload ?? { fileId, ownerCode: '' },
      trace: null,
    }),
  );
  expect(effects).toEqual([
    {
      kind: 'push',
      orgId: person.orgId,
      userCodes: [person.userCode],
      name: 'file.changed',
      payload: { fileId },
    },
  ]);
});

test('a refused file says so, is told, and nothing of it is left', async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'avatar', bytes: Buffer.from('no picture') });
  const { tag, code, content_key, upload_key } = await rowOf(fileId);
  expect([tag, code, content_key]).toEqual(['uploadFail', CODES.processingFailed, null]);
  expect(await site.store.head(upload_key)).toBeNull();
  const told = await rowsAs(site.owner, person.orgId, `select from outbox where payload->>'fileId' = $1`, [
    fileId,
  ]);
  expect(told.length).toBe(1);
});

test('running it twice, also at the same moment, does it once', async () => {
  const fileId = await sendFile(site, accessToken, { kind: 'avatar' });
  await forgetJobs();
  await Promise.allSettled([run(fileId), run(fileId)]);
  await run(fileId);
  expect((await rowOf(fileId)).tag).toBe('finished');
  const told = await rowsAs(site.owner, person.orgId, `select from outbox where payload->>'fileId' = $1`, [
    fileId,
  ]);
  expect(told.length).toBe(1);
});

test('what is sent to the same place after it was read never reaches a reader', async () => {
  const [first, second] = [await somePicture(), await somePicture()];
  const size = Math.max(first.length, second.length);
  // Behind its end a picture may have anything, so both can have the size that was announced.
  const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
  const { data } = await site.call(
    startUpload,
    { kind: 'organization', name: 'a.png', size },
    { accessToken },
  );
  const { url, headers } = placeOf(data);
  const put = (body: Buffer) => fetchFile(url, { method: 'PUT', headers, body });
  await put(padded(first));
  await site.call(finishUpload, { fileId: data.fileId }, { accessToken });
  // It comes in between: read, but not yet kept.
  const store: ObjectStore = {
    ...site.store,
    put: async (...object) => {
      expect((await put(padded(second))).status).toBe(200);
      await site.store.put(...object);
    },
  };
  await forgetJobs();
  await run(data.fileId, { store });
  const shown = async () => {
    const { data: file } = await site.call(uploadState, { fileId: data.fileId }, { accessToken });
    return Buffer.from(await (await fetchFile(file.url ?? '')).arrayBuffer());
  };
  const before = await shown();
  const expected = await makeFile(site, accessToken, { kind: 'organization', bytes: first });
  expect((await rowOf(data.fileId)).content_key).toBe((await rowOf(expected)).content_key);
  // And long after.
  await put(padded(second));
  await run(data.fileId);
  expect((await shown()).equals(before)).toBe(true);
});

test('an object that is gone, or of another size, is refused', async () => {
  const fileId = await sendFile(site, accessToken, { kind: 'avatar' });
  await site.store.delete((await rowOf(fileId)).upload_key);
  await runWaitingJobs(site, [processFile]);
  expect((await rowOf(fileId)).tag).toBe('uploadFail');
  const other = await sendFile(site, accessToken, { kind: 'avatar' });
  await site.store.put((await rowOf(other)).upload_key, Buffer.alloc(10), 'image/png');
  await runWaitingJobs(site, [processFile]);
  expect((await rowOf(other)).tag).toBe('uploadFail');
});

const away = (): Promise<never> => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));

test.each(['get', 'put'] as const)(
  'with the store away it waits (%s) and is done when it is back',
  async (method) => {
    const fileId = await sendFile(site, accessToken, { kind: 'avatar' });
    const restore = replaceMethod(site.store, method, away);
    const jobs = await runTestJobs(site, [processFile]);
    try {
      await expect
        .poll(
          async () =>
            (
              await site.queue.query(
                'select from graphile_worker._private_jobs where attempts > 0 and locked_at is null',
              )
            ).rowCount,
          { timeout: 15_000 },
        )
        .toBe(1);
      expect((await rowOf(fileId)).tag).toBe('uploaded');
      restore();
      await expect.poll(async () => (await rowOf(fileId)).tag, { timeout: 20_000 }).toBe('finished');
    } finally {
      restore();
      await jobs.stop();
    }
  },
  40_000,
);

test('when nobody tries again, it is refused', async () => {
  const fileId = await sendFile(site, accessToken, { kind: 'avatar' });
  await forgetJobs();
  const store = { ...site.store, get: away };
  await expect(run(fileId, { store })).rejects.toThrow('away');
  await run(fileId, { store, isLastAttempt: true });
  expect((await rowOf(fileId)).tag).toBe('uploadFail');
});

test('files that are alike share an object', async () => {
  const bytes = await somePicture();
  const ids = [
    await makeFile(site, accessToken, { kind: 'avatar', bytes }),
    await makeFile(site, accessToken, { kind: 'avatar', bytes }),
  ];
  const keys = await Promise.all(ids.map(async (id) => (await rowOf(id)).content_key));
  expect(keys[0]).toBe(keys[1]);
});
