import { logout } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { runJob } from '../../../testing/jobs.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { beginScan } from '../../../testing/scans.ts';
import { roomOf } from '../../../testing/storage.ts';
import { credentialsFor } from '../../../testing/upload-credentials.ts';
import { sweepUploads } from './sweep-uploads.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

const sweep = () => runJob(site, sweepUploads, { orgId: person.orgId, input: {} });

test('what is longer than announced goes, and what is as announced stays', async () => {
  const [long, right] = [await beginScan(site, accessToken), await beginScan(site, accessToken)];
  await (await credentialsFor(site, accessToken, long)).put(Buffer.concat([long.bytes, Buffer.from('more')]));
  await (await credentialsFor(site, accessToken, right)).put(right.bytes);
  await sweep();
  expect(await site.store.head(long.key)).toBeNull();
  expect((await site.store.head(right.key))?.size).toBe(right.bytes.length);
});

test('what comes for a session that is over goes within the hour, and its room with it', async () => {
  const token = await signIn(site, person);
  const before = await roomOf(site, person.orgId);
  const scan = await beginScan(site, token);
  const { put } = await credentialsFor(site, token, scan);
  await site.call(logout, {}, { accessToken: token });
  await put(scan.bytes);
  expect((await site.store.head(scan.key))?.size).toBe(scan.bytes.length);
  const { rows } = await site.queue.query<{ count: number }>(
    `select sweep_store('file.sweepUploads') as count`,
  );
  expect(rows[0]?.count).toBeGreaterThan(0);
  await sweep();
  expect(await site.store.head(scan.key)).toBeNull();
  expect(await roomOf(site, person.orgId)).toEqual(before);
});
