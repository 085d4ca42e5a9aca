import { CODES } from '@archway/contract/codes';
import { makeLoginSign } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();

test('makes a sign for the caller of which only the hash is stored', async () => {
  const [person] = (await makeOrganization(site)).people;
  const accessToken = await signIn(site, person);
  const { code, data } = await site.call(makeLoginSign, {}, { accessToken });
  expect(code).toBe(CODES.ok);
  expect(data.sign).toMatch(/^[\w-]{22}$/);
  const links = await rowsAs<{ user_code: string; row: string }>(
    site.owner,
    person.orgId,
    `select user_code, l::text as row from one_time_link l where hash = sha256(convert_to($1, 'UTF8'))`,
    [data.sign],
  );
  expect(links.map(({ user_code }) => user_code)).toEqual([person.userCode]);
  expect(links[0]?.row).not.toContain(data.sign);
});

test('nobody makes one without a session', async () => {
  expect((await site.call(makeLoginSign, {})).code).toBe(CODES.sessionUnknown);
});
