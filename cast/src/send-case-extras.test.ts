import { getCase, saveCase } from '@archway/contract/case/calls';
import { fetchFile } from '@archway/server/testing/files-host';
import { makeOrganization, signIn } from '@archway/server/testing/people';
import { openTestSite, type TestSite } from '@archway/server/testing/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendCaseExtras, type Extra } from './send-case-extras.ts';
import type { Sender } from './send-case-files.ts';

let site: TestSite;
let sender: Sender;
beforeAll(async () => {
  site = await openTestSite();
  const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);
  sender = {
    call: async (call, input) => (await site.call(call, input, { accessToken })).data,
    put: async (url, body, headers = {}) => {
      const { status } = await fetchFile(url, { method: 'PUT', body, headers });
      if (status !== 200) throw new Error(`the store answered ${status}`);
    },
  };
});
afterAll(() => site.close());

test('a photo and a voice of the cast arrive as those of anybody, and once', async () => {
  const { caseId } = await sender.call(saveCase, { name: 'Crown 26' });
  const extras: Extra[] = [
    { kind: 'photo', name: 'front.jpg', bytes: Buffer.from('a photo') },
    { kind: 'voice', name: 'voice-memo.webm', bytes: Buffer.from('a voice') },
  ];
  await sendCaseExtras(sender, 'Crown 26', extras);
  await sendCaseExtras(sender, 'Crown 26', extras);
  const { files } = await sender.call(getCase, { caseId });
  expect(files.map(({ kind, name, tag }) => [kind, name, tag])).toEqual([
    ['photo', 'front.jpg', 'uploaded'],
    ['voice', 'voice-memo.webm', 'uploaded'],
  ]);
});
