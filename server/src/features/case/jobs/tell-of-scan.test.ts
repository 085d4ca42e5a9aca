import { addCaseFiles, getCase } from '@archway/contract/case/calls';
import { beforeEach, expect, test } from 'vitest';
import { relayBatch } from '../../../platform/events/relay.ts';
import type { PublishLive } from '../../../platform/live/publish.ts';
import { silentLog } from '../../../platform/log/log.ts';
import { addUpload, makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob } from '../../../testing/jobs.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { caseSubscriptions } from '../case.subscriptions.ts';
import { tellOfScan } from './tell-of-scan.ts';

const site = await openSite();
let person: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [person] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

/** What open pages are told. */
async function pushes(): Promise<string[]> {
  const told: string[] = [];
  const publish: PublishLive = async (_, { name }) => {
    told.push(name);
  };
  const parts = { pool: site.queue, subscriptions: caseSubscriptions, publish, log: silentLog };
  while ((await relayBatch(parts)) > 0);
  return told;
}
const tell = (fileId: string) => runJob(site, tellOfScan, { orgId: person.orgId, input: { fileId } });

test('open pages of the case are told, and the case keeps the time of its last change', async () => {
  const caseId = await makeCase(site, accessToken);
  const fileId = await addUpload(site, person, { tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
  const { data: before } = await site.call(getCase, { caseId }, { accessToken });
  await pushes();
  await tell(fileId);
  expect(await pushes()).toEqual(['case.changed']);
  const { data: after } = await site.call(getCase, { caseId }, { accessToken });
  expect(after.updatedAt).toBe(before.updatedAt);
});

test('nobody is told of a scan that is in no case', async () => {
  const fileId = await addUpload(site, person, { tag: 'finished' });
  await pushes();
  await tell(fileId);
  expect(await pushes()).toEqual([]);
});
