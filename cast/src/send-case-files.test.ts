import { getCase, listCases, saveCase } from '@archway/contract/case/calls';
import { fetchFile } from '@archway/server/testing/files-host';
import { makeOrganization, signIn } from '@archway/server/testing/people';
import { openTestSite, type TestSite } from '@archway/server/testing/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCaseFiles, type Sender } from './send-case-files.ts';

let site: TestSite;
let sender: Sender;
beforeAll(async () => {
  site = await openTestSite();
  const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);
  sender = {
    call: async (call, input) => (await site.call(call, input, { accessToken })).data,
    put: async (url, body) => {
      const { status } = await fetchFile(url, { method: 'PUT', body });
      if (status !== 200) throw new Error(`the store answered ${status}`);
    },
  };
});
afterAll(() => site.close());

test('scans of the cast arrive as those of anybody, and once', async () => {
  const { caseId } = await sender.call(saveCase, { name: 'Crown 26' });
  await sender.call(saveCase, { name: 'Crown 26 and more' });
  const files = [
    { name: 'upper.stl', bytes: Buffer.alloc(9 * 1_024 * 1_024, 7) },
    { name: 'lower.stl', bytes: Buffer.from('some bytes') },
  ];
  await sendCaseFiles(sender, 'Crown 26', files);
  await sendCaseFiles(sender, 'Crown 26', files);
  await sendCaseFiles(sender, 'Nobody knows this one', files);
  const shown = await sender.call(getCase, { caseId });
  expect(shown.state).toBe('uploaded');
  expect(shown.files.map(({ name, tag, size, role }) => [name, tag, size, role])).toEqual([
    ['upper.stl', 'uploaded', 9 * 1_024 * 1_024, 'upper'],
    ['lower.stl', 'uploaded', 10, 'lower'],
  ]);
  const { list } = await sender.call(listCases, {});
  expect(list.map(({ name, files: count }) => [name, count])).toEqual([
    ['Crown 26 and more', 0],
    ['Crown 26', 2],
  ]);
});
