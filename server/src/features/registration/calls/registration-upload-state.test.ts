import { CODES } from '@archway/contract/codes';
import { registrationUploadState } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { freshAddress } from '../../../testing/people.ts';
import { sendWithTicket, takeTicket } from '../../../testing/registration-files.ts';

const site = await openSite();

test('tells about a file that waits, and about one that was refused', async () => {
  const ticket = await takeTicket(site);
  const stateOf = async (fileId: string) =>
    (await site.call(registrationUploadState, { ticket, fileId }, { address: freshAddress() })).data;
  const waits = await sendWithTicket(site, ticket, { kind: 'license', isChecked: false });
  expect(await stateOf(waits)).toMatchObject({ tag: 'uploaded', code: CODES.calculating, url: null });
  const bad = await sendWithTicket(site, ticket, { kind: 'license', bytes: Buffer.from('<html>') });
  expect(await stateOf(bad)).toMatchObject({ tag: 'uploadFail', code: CODES.processingFailed, url: null });
  expect(await stateOf(waits)).toMatchObject({ tag: 'finished', code: null });
});
