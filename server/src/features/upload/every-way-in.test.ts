import { PutObjectCommand } from '@aws-sdk/client-s3';
import { CODES } from '@archway/contract/codes';
import { cancelUpload, finishUpload, ossSts } from '@archway/contract/file/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeFile, sendFile, somePicture } from '../../testing/files.ts';
import { runWaitingJobs } from '../../testing/jobs.ts';
import { someStl } from '../../testing/meshes.ts';
import { makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';
import { processAll, sendWhole } from '../../testing/process-scans.ts';
import { beginScan, sendScan } from '../../testing/scans.ts';
import { limitRoom, roomOf } from '../../testing/storage.ts';
import { storeClient } from '../../testing/store-client.ts';
import { zipOf } from '../../testing/zip.ts';
import { processFile } from '../file/public.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeEach(async () => {
  await site.queue.query('delete from graphile_worker._private_jobs');
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

const WAYS: Record<string, () => Promise<unknown>> = {
  scan: () => sendScan(site, accessToken, { bytes: someStl() }),
  photo: async () =>
    makeFile(site, accessToken, { kind: 'photo', name: 'a.png', bytes: await somePicture() }),
  avatar: async () =>
    makeFile(site, accessToken, { kind: 'avatar', name: 'a.png', bytes: await somePicture() }),
  archive: async () =>
    sendWhole(site, accessToken, {
      kind: 'archive',
      bytes: zipOf([
        { name: 'upper.stl', bytes: someStl() },
        { name: 'face.png', bytes: await somePicture() },
      ]),
    }),
  credentials: async () => {
    const { fileId, bytes, sha256 } = await beginScan(site, accessToken, { bytes: someStl() });
    const { data } = await site.call(ossSts, { fileId }, { accessToken });
    const put = new PutObjectCommand({ Bucket: data.bucket, Key: data.prefix, Body: bytes });
    await storeClient(site.config, data).send(put);
    expect((await site.call(finishUpload, { fileId, sha256 }, { accessToken })).code).toBe(CODES.ok);
  },
};

async function counted(): Promise<{ files: number; bytes: number }> {
  const [found] = await rowsAs<{ files: number; bytes: number }>(
    site.owner,
    person.orgId,
    `select count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from file
     where org_id = app_org() and removed_at is null and tag <> 'uploadFail'`,
  );
  return found ?? { files: 0, bytes: 0 };
}

test.each(Object.keys(WAYS))('room is exact after a file has come as %s', async (way) => {
  await WAYS[way]?.();
  await processAll(site);
  await runWaitingJobs(site, [processFile]);
  const { files, bytes } = await counted();
  expect(files).toBeGreaterThan(0);
  expect(await roomOf(site, person.orgId)).toEqual({ used: bytes, reserved: 0 });
});

test.each(['photo', 'avatar'] as const)(
  'a %s that does not fit is refused before it is sent',
  async (kind) => {
    await limitRoom(site, person.orgId, 10);
    const bytes = await somePicture();
    await expect(sendFile(site, accessToken, { kind, name: 'a.png', bytes })).rejects.toThrow(/./);
    expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
  },
);

test('a small file that turns out to be no picture gives its room back', async () => {
  await sendFile(site, accessToken, { kind: 'photo', name: 'a.png', bytes: Buffer.from('no picture') });
  await runWaitingJobs(site, [processFile]);
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
});

test('what is given up gives back what was set aside', async () => {
  const { fileId } = await beginScan(site, accessToken, { bytes: someStl() });
  expect((await roomOf(site, person.orgId)).reserved).toBeGreaterThan(0);
  await site.call(cancelUpload, { fileId }, { accessToken });
  expect(await roomOf(site, person.orgId)).toEqual({ used: 0, reserved: 0 });
});
