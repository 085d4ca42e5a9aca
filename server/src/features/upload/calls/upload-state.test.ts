import { CODES } from '@archway/contract/codes';
import { uploadState } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile } from '../../../testing/files.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';
import { onePage } from '../../../testing/pdf.ts';

const site = await openSite();
const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);

const stateOf = async (fileId: string) => (await site.call(uploadState, { fileId }, { accessToken })).data;

test.each([
  ['license', '300', 'no-store'],
  ['signature', '300', 'no-store'],
  ['avatar', '3600', 'private, max-age=1800'],
  ['organization', '3600', 'private, max-age=1800'],
] as const)(
  'an image that is a %s is shown from the host of files for %s seconds: %s',
  async (kind, seconds, cached) => {
    const fileId = await makeFile(site, accessToken, { kind });
    const url = new URL((await stateOf(fileId)).url ?? '');
    expect(url.origin).toBe(site.config.FILES_ORIGIN);
    expect(url.searchParams.get('X-Amz-Expires')).toBe(seconds);
    const { headers } = await fetchFile(url.href);
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('cache-control')).toBe(cached);
  },
);

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
