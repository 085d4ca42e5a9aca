import { CODES } from '@archway/contract/core/codes';
import { uploadState } from '@archway/contract/file/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile } from '../../../testing/files.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { onePage } from '../../../testing/pdf.ts';

let site: TestSite;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  accessToken = await signIn(site, (await makeOrganization(site)).people[0]);
});
afterAll(() => site.close());

const stateOf = async (fileId: string) => (await site.call(uploadState, { fileId }, { accessToken })).data;

test('a picture is shown, from the host of files, under an address that stays the same for a while', async () => {
  const fileId = await makeFile(site, accessToken, { kind: 'license' });
  const { url } = await stateOf(fileId);
  expect(new URL(url ?? '').origin).toBe(site.config.FILES_ORIGIN);
  expect((await stateOf(fileId)).url).toBe(url);
  const { headers } = await fetchFile(url ?? '');
  expect(headers.get('content-disposition')).toBe('inline');
  expect(headers.get('cache-control')).toBe('private, max-age=1800');
});

test('a PDF is only ever handed over, under the ending it should have', async () => {
  const fileId = await makeFile(site, accessToken, {
    kind: 'license',
    name: 'our license.png',
    bytes: onePage(),
  });
  const { headers, status } = await fetchFile((await stateOf(fileId)).url ?? '');
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="our license.pdf"/);
});

test('what is refused says so and has no address', async () => {
  const bytes = Buffer.from('<script>');
  const fileId = await makeFile(site, accessToken, { kind: 'avatar', bytes });
  expect(await stateOf(fileId)).toMatchObject({ tag: 'uploadFail', code: CODES.processingFailed, url: null });
});
