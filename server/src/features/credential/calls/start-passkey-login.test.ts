import { CODES } from '@archway/contract/codes';
import { startPasskeyLogin } from '@archway/contract/credential/calls';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { freshAddress } from '../../../testing/people.ts';

const site = await openSite();

const start = () => site.call(startPasskeyLogin, {}, { address: freshAddress() });

test('asks for any passkey of this site, and keeps no ticket', async () => {
  const { code, data } = await start();
  expect(code).toBe(CODES.ok);
  expect(data.ticket).toMatch(/^[\w-]{22}$/);
  const { challenge, ...rest } = data.question;
  expect(challenge).toMatch(/^[\w-]{43}$/);
  expect(rest).toEqual({
    rpId: new URL(site.config.PUBLIC_ORIGIN).hostname,
    userVerification: 'required',
    timeout: 300_000,
  });
  const rows = await rowsAs<{ row: string }>(
    site.owner,
    SITE_ORG_ID,
    'select q::text as row from passkey_question q',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(data.ticket);
});

test('each question is another one', async () => {
  const [one, other] = [(await start()).data, (await start()).data];
  expect(one.ticket).not.toBe(other.ticket);
  expect(one.question['challenge']).not.toBe(other.question['challenge']);
});

test('questions nobody has answered are swept away', async () => {
  await start();
  await site.shiftClock('6 minutes');
  await start();
  const { rows } = await site.queue.query<{ swept: number }>(
    `select gone as swept from sweep_expired(1000) where what = 'passkey question'`,
  );
  expect(rows[0]?.swept).toBeGreaterThan(0);
  expect(await rowsAs(site.owner, SITE_ORG_ID, 'select from passkey_question')).toHaveLength(1);
  await site.shiftClock('0');
});
