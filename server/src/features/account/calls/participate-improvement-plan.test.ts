import {
  cancelParticipateImprovementPlan,
  info,
  participateImprovementPlan,
} from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [me, colleague] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, me);

const planOf = async (token = accessToken) =>
  (await site.call(info, {}, { accessToken: token })).data.improvementPlan;

test('takes part by the current text, and no longer', async () => {
  expect(await planOf()).toBeNull();
  const { code, data } = await site.call(participateImprovementPlan, {}, { accessToken });
  expect([code, data.improvementPlan]).toEqual([CODES.ok, '2026-11-01']);
  expect(await planOf(await signIn(site, colleague))).toBeNull();
  const logged = await rowsAs(
    site.owner,
    me.orgId,
    `select user_code, version from agreement_log where agreement_type = 'improvement'`,
  );
  expect(logged).toEqual([{ user_code: me.userCode, version: '2026-11-01' }]);
  const twice = await site.call(participateImprovementPlan, {}, { accessToken });
  expect(twice.code).toBe(CODES.ok);

  const left = await site.call(cancelParticipateImprovementPlan, {}, { accessToken });
  expect([left.code, left.data.improvementPlan]).toEqual([CODES.ok, null]);
  expect(await planOf()).toBeNull();
  expect((await site.call(cancelParticipateImprovementPlan, {}, { accessToken })).code).toBe(CODES.ok);
  const calls = await rowsAs<{ call: string }>(
    site.owner,
    me.orgId,
    `select distinct call from audit where call ilike '%improvement%' order by 1`,
  );
  expect(calls.map(({ call }) => call)).toEqual([
    'user/cancelParticipateImprovementPlan',
    'user/participateImprovementPlan',
  ]);
});

test('needs a session', async () => {
  expect((await site.call(participateImprovementPlan, {})).code).toBe(CODES.sessionUnknown);
  expect((await site.call(cancelParticipateImprovementPlan, {})).code).toBe(CODES.sessionUnknown);
});
