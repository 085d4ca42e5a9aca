import { CODES } from '@archway/contract/codes';
import { startRegistrationUpload } from '@archway/contract/file/calls';
import { MAX_UPLOAD_BYTES, MOST_REGISTRATION_FILES } from '@archway/rules/uploads';
import { expect, test } from 'vitest';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { openSite } from '../../../testing/file-site.ts';
import { freshAddress } from '../../../testing/people.ts';
import { takeTicket } from '../../../testing/registration-files.ts';
import { newTicket } from '../ticket.ts';

const site = await openSite();

const start = (ticket: string, input: Record<string, unknown> = {}) =>
  site.call(
    startRegistrationUpload,
    { ticket, kind: 'license' as const, name: 'a.pdf', size: 9, ...input },
    { address: freshAddress() },
  );

test('says where to send it, in the part of the store that is the site’s', async () => {
  const { code, data } = await start(await takeTicket(site));
  expect(code).toBe(CODES.ok);
  expect(new URL(data.url).pathname).toContain(`/upload/${SITE_ORG_ID}/${data.fileId}`);
  expect(data.headers).toEqual({ 'content-type': 'application/pdf' });
});

test('six files with one ticket, also when they are asked for at once', async () => {
  const ticket = await takeTicket(site);
  const replies = await Promise.all(Array.from({ length: 8 }, () => start(ticket)));
  const codes = replies.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes.filter((code) => code === CODES.ok).length).toBe(MOST_REGISTRATION_FILES);
  expect(codes.slice(-2)).toEqual([CODES.linkExpire, CODES.linkExpire]);
  expect((await start(await takeTicket(site))).code).toBe(CODES.ok);
});

test('a ticket that is over or was never given is refused alike', async () => {
  const ticket = await takeTicket(site);
  await site.shiftClock('1 hour 59 minutes');
  expect((await start(ticket)).code).toBe(CODES.ok);
  await site.shiftClock('2 hours 1 minute');
  const [over, unknown] = [await start(ticket), await start(newTicket())];
  await site.shiftClock('0');
  expect(over).toMatchObject({ code: CODES.linkExpire });
  expect(unknown).toEqual(over);
});

test.each<[number, Record<string, unknown>]>([
  [CODES.incorrectFormat, { name: 'a.gif' }],
  [CODES.incorrectFormat, { kind: 'organization', name: 'a.pdf' }],
  [CODES.fileTooLarge, { size: MAX_UPLOAD_BYTES + 1 }],
  [CODES.invalidInput, { kind: 'avatar', name: 'a.png' }],
  [CODES.invalidInput, { kind: 'signature', name: 'a.png' }],
  [CODES.invalidInput, { ticket: 'short' }],
  [CODES.invalidInput, { size: 0 }],
])('%s for %j', async (code, input) => {
  expect((await start(await takeTicket(site), input)).code).toBe(code);
});
