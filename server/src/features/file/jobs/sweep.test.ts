import { editAvatar } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { startUpload } from '@archway/contract/file/calls';
import { editCompany } from '@archway/contract/organization/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile, placeOf, sendFile, somePicture } from '../../../testing/files.ts';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { replaceMethod } from '../../../testing/replace-method.ts';
import { sweepFiles } from './sweep.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeEach(async () => {
  await site.shiftClock('0');
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

/** As the clock of the cron does it, this much later. */
async function sweepAfter(time: string): Promise<void> {
  await site.shiftClock(time);
  await site.queue.query(`select sweep_store('file.sweep')`);
  await runWaitingJobs(site, [sweepFiles]);
}

const idsLeft = async () =>
  (
    await rowsAs<{ id: string }>(
      site.owner,
      person.orgId,
      'select id from file where org_id = app_org() order by id',
    )
  ).map(({ id }) => id);
async function objectsLeft(): Promise<string[]> {
  const keys = [];
  for (const prefix of ['upload', 'org'])
    for await (const { key } of site.store.list(`${prefix}/${person.orgId}/`)) keys.push(key);
  return keys;
}
const keyOf = async (id: string) =>
  (
    await rowsAs<{ content_key: string }>(
      site.owner,
      person.orgId,
      'select content_key from file where id = $1',
      [id],
    )
  )[0]?.content_key ?? '';
const use = (avatar: string) => site.call(editAvatar, { avatar }, { accessToken });

test('what was begun and never finished goes after a day, with what was sent', async () => {
  const bytes = await somePicture();
  const { data } = await site.call(
    startUpload,
    { kind: 'avatar', name: 'a.png', size: bytes.length },
    { accessToken },
  );
  const { url, headers } = placeOf(data);
  await fetchFile(url, { method: 'PUT', headers, body: bytes });
  await sweepAfter('23 hours');
  expect([await idsLeft(), await objectsLeft()]).toEqual([
    [data.fileId],
    [`upload/${person.orgId}/${data.fileId}`],
  ]);
  await sweepAfter('25 hours');
  expect([await idsLeft(), await objectsLeft()]).toEqual([[], []]);
});

test('what waits for a worker is not forgotten', async () => {
  const fileId = await sendFile(site, accessToken, { kind: 'avatar' });
  await sweepAfter('3 days');
  expect(await idsLeft()).toEqual([fileId]);
  expect((await objectsLeft()).length).toBe(1);
});

test('what is used stays, what was replaced or never used goes', async () => {
  const [old, current, never] = [
    await makeFile(site, accessToken, { kind: 'avatar' }),
    await makeFile(site, accessToken, { kind: 'avatar' }),
    await makeFile(site, accessToken, { kind: 'avatar' }),
  ];
  const logo = await makeFile(site, accessToken, { kind: 'organization' });
  const license = await makeFile(site, accessToken, { kind: 'license' });
  await use(old);
  await use(current);
  await site.call(editCompany, { logo, businessLicenseFile: license }, { accessToken });
  const kept = await Promise.all([current, logo, license].map(keyOf));
  await sweepAfter('23 hours');
  expect(await idsLeft()).toEqual([old, current, never, logo, license].toSorted());
  await sweepAfter('25 hours');
  expect(await idsLeft()).toEqual([current, logo, license].toSorted());
  expect(await objectsLeft()).toEqual(kept.toSorted());
  // The session is over by then.
  accessToken = await signIn(site, person);
  await use('');
  await sweepAfter('50 hours');
  expect(await idsLeft()).toEqual([logo, license].toSorted());
});

test('an object that two files share stays as long as one of them', async () => {
  const bytes = await somePicture();
  const [one, two] = [
    await makeFile(site, accessToken, { kind: 'avatar', bytes }),
    await makeFile(site, accessToken, { kind: 'avatar', bytes }),
  ];
  const key = await keyOf(one);
  await use(two);
  await sweepAfter('25 hours');
  expect([await idsLeft(), await objectsLeft()]).toEqual([[two], [key]]);
});

test('objects without a row go when they are old, also those that came too late', async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'avatar' });
  await use(fileId);
  const [late, lost] = [`upload/${person.orgId}/${fileId}`, `org/${person.orgId}/2026/${'0'.repeat(64)}`];
  for (const key of [late, lost]) await site.store.put(key, Buffer.from('x'), 'image/png');
  await sweepAfter('1 hour');
  expect((await objectsLeft()).length).toBe(3);
  await sweepAfter('25 hours');
  expect(await objectsLeft()).toEqual([await keyOf(fileId)]);
});

test('a run that is cut short is taken up by the next', async () => {
  await makeFile(site, accessToken, { kind: 'avatar' });
  const restore = replaceMethod(site.store, 'delete', () => Promise.reject(new Error('away')));
  await expect(sweepAfter('25 hours')).rejects.toThrow('away');
  restore();
  expect((await objectsLeft()).length).toBe(1);
  await sweepAfter('25 hours');
  expect([await idsLeft(), await objectsLeft()]).toEqual([[], []]);
});

test('taking a file into use and sweeping it at the same moment: either, and never half', async () => {
  for (let i = 0; i < 5; i += 1) {
    await site.shiftClock('0');
    accessToken = await signIn(site, person);
    const fileId = await makeFile(site, accessToken, { kind: 'avatar' });
    const key = await keyOf(fileId);
    await site.shiftClock('25 hours');
    accessToken = await signIn(site, person);
    await site.queue.query(`select sweep_store('file.sweep')`);
    const [{ code }] = await Promise.all([use(fileId), runWaitingJobs(site, [sweepFiles])]);
    expect([CODES.ok, CODES.notFound]).toContain(code);
    expect((await idsLeft()).includes(fileId)).toBe(code === CODES.ok);
    expect((await site.store.head(key)) !== null).toBe(code === CODES.ok);
  }
}, 60_000);
