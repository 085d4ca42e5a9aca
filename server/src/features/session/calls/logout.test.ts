import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { logout } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();

test('ends this session and no other, and says so in the audit', async () => {
  const [person] = (await makeOrganization(site)).people;
  const [accessToken, other] = [await signIn(site, person), await signIn(site, person)];
  expect(await site.call(logout, {}, { accessToken })).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  expect((await site.call(info, {}, { accessToken })).code).toBe(CODES.sessionEnded);
  expect((await site.call(logout, {}, { accessToken })).code).toBe(CODES.sessionEnded);
  expect((await site.call(info, {}, { accessToken: other })).code).toBe(CODES.ok);
  const ended = await rowsAs(
    site.owner,
    person.orgId,
    `select s.end_reason, a.actor from session s join audit a on a.object = s.id::text
     where a.call = 'user/logout' and s.ended_at is not null`,
  );
  expect(ended).toEqual([{ end_reason: 'signedOut', actor: person.userCode }]);
});
