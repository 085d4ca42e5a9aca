import { CODES } from '@archway/contract/codes';
import { startRegistration } from '@archway/contract/file/calls';
import { expect, test } from 'vitest';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { freshAddress } from '../../../testing/people.ts';
import { ticketHash } from '../ticket.ts';

const site = await openSite();

test('gives a ticket for two hours, of which only the hash is kept', async () => {
  const { code, data } = await site.call(startRegistration, {});
  expect(code).toBe(CODES.ok);
  expect(data.ticket).toMatch(/^[\w-]{43}$/);
  const rows = await rowsAs<{ hash: Buffer; left: string }>(
    site.owner,
    SITE_ORG_ID,
    `select hash, extract(epoch from expires_at - app_now()) > 7100 as left from registration_ticket`,
  );
  expect(rows).toEqual([{ hash: ticketHash(data.ticket), left: true }]);
});

test('everybody gets another one, ten an hour for each address', async () => {
  const address = freshAddress();
  const replies = [];
  for (let i = 0; i < 11; i += 1) replies.push(await site.call(startRegistration, {}, { address }));
  expect(replies.map(({ code }) => code)).toEqual([
    ...Array.from({ length: 10 }, () => CODES.ok),
    CODES.tooMany,
  ]);
  expect(new Set(replies.slice(0, 10).map(({ data }) => data.ticket)).size).toBe(10);
});
