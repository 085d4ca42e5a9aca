import { randomUUID } from 'node:crypto';
import { findSite, forgetPass, resendActivate } from '@archway/contract/account/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { companyRegist } from '@archway/contract/organization/calls';
import { askToJoin } from '@archway/contract/member/calls';
import { checkInvitationCode } from '@archway/contract/partner/calls';
import { login } from '@archway/contract/session/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { newPartnerCode } from '@archway/server/features/partner/partner-code';
import { hashOfCode } from '@archway/server/features/registration/public';
import { testEnvironment } from '@archway/server/testing/environment';
import { freshAddress } from '../../harness/addresses.ts';
import { openClient, type BrowserClient } from '../../harness/client.ts';
import { makeClinic, type Person } from '../../harness/organizations.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import { openTenantRows } from '../../harness/tenant-rows.ts';
import type { ItemResult, Part } from '../part.ts';
import { median, rankSumProbability } from './rank-sum.ts';

const PAIRS = 300;
const WARM_UP = 20;
const MOST_GAP = 0.05;
const LEAST_PROBABILITY = 0.01;

/** A clinic's shorter form; the address is what a stranger would ask about. */
const REGISTRATION = {
  type: ORGANIZATION_TYPE.clinic,
  displayName: 'Nina Ford',
  password: 'Unlikely-Horse-7',
  language: 'en',
  name: 'Newcomer Dental',
  address: { country: 'GB', state: '', city: 'Bath', district: '', street: '1 New Street', postalCode: '' },
  timeZone: 'Europe/London',
  privacy: true,
  cookie: true,
  terms: true,
};

/** A call anybody may make, and what is typed for somebody. */
const CALLS: Readonly<Record<string, (who: Person) => [CallSpec, Record<string, unknown>]>> = {
  login: ({ account }) => [login, { account, password: 'Wrong-Horse-7' }],
  'user/forgetPass': ({ account }) => [forgetPass, { account }],
  'user/resend_activate': ({ account }) => [resendActivate, { account }],
  'user/askToJoin': ({ email }) => [
    askToJoin,
    { colleague: email, displayName: 'Nina Ford', email: 'nina.ford@newcomer.example' },
  ],
  'site/find': ({ email }) => [findSite, { email }],
  'company/companyRegist': ({ email }) => [
    companyRegist,
    { ...REGISTRATION, region: testEnvironment().SITE_REGION, email },
  ],
};

const CODES_ITEM = 'user/partner/checkInvitationCode';

export const enumeration: Part = {
  name: 'enumeration',
  claim: `A stranger types ${PAIRS} accounts that exist and ${PAIRS} that do not, in turn, each from an address of its own,
while a worker sends what is to be mailed. The answers are the same letter for letter, and so is the time they take:
the medians are less than 5 % apart, or Mann–Whitney finds no difference (p above 0.01). The same for invitation codes
that were used up or are over, and codes that never were.`,
  items: [...Object.keys(CALLS), CODES_ITEM],
  run: async (item) => {
    const site = await openSite();
    try {
      const [api] = await Promise.all([
        site.start('http', { TRUSTED_PROXIES: '1' }).then((process) => process.waitReady()),
        site.start('worker').then((process) => process.waitReady()),
      ]);
      await site.asSite('update app_config set register_show_version = 1');
      const { orgId, members } = await makeClinic(site.db, { administrators: 1, members: PAIRS + WARM_UP });
      const pairs = item === CODES_ITEM ? await codePairs(site, orgId, members) : members.map(pairOf(item));
      return await measure(item, openClient({ origin: site.origin, targets: [api.url] }), pairs);
    } finally {
      await site.close();
    }
  },
};

/** What is typed, and what would be typed for somebody or something that is not there. */
type Question = [CallSpec, Record<string, unknown>];
type Pair = [Question, Question];

const pairOf =
  (item: string) =>
  (member: Person): Pair => {
    const ask = CALLS[item]!;
    const account = strange(member.account);
    return [ask(member), ask({ ...member, account, email: `${account}@clinic.example` })];
  };

/** Codes that worked once: every second is used up, the others are over. */
async function codePairs(site: HarnessSite, orgId: string, members: readonly Person[]): Promise<Pair[]> {
  const codes = members.map(() => newPartnerCode());
  const tenants = await openTenantRows(site);
  await tenants.rows(
    orgId,
    `insert into partner_code (org_id, id, hash, made_by, made_at, expires_at, used_at)
     select app_org(), gen_random_uuid(), decode(hash, 'hex'), $2, app_now() - interval '15 days',
       app_now() + case when n % 2 = 0 then interval '-1 day' else interval '1 day' end,
       case when n % 2 = 1 then app_now() end
     from unnest($1::text[]) with ordinality as codes (hash, n)`,
    [codes.map((code) => hashOfCode(code).toString('hex')), members[0]!.userCode],
  );
  await tenants.close();
  const ask = (code: string): Question => [checkInvitationCode, { code }];
  return codes.map((code) => [ask(code), ask(newPartnerCode())]);
}

async function measure(item: string, client: BrowserClient, pairs: readonly Pair[]): Promise<ItemResult> {
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  const ask = async ([call, input]: Question, times: number[]) => {
    const began = performance.now();
    const { code, msg, data } = await client.call(call, input, { address: freshAddress() });
    times.push(performance.now() - began);
    answers.add(JSON.stringify({ code, msg, data }));
  };
  for (const [i, [there, nowhere]] of pairs.entries()) {
    const turn = [() => ask(there, known), () => ask(nowhere, unknown)];
    // Whoever comes second in a pair must not always be the same.
    for (const one of i % 2 === 0 ? turn : turn.toReversed()) await one();
  }
  const [ofKnown, ofUnknown] = [known.slice(WARM_UP), unknown.slice(WARM_UP)];
  const gap = Math.abs(median(ofKnown) / median(ofUnknown) - 1);
  const probability = rankSumProbability(ofKnown, ofUnknown);
  const problems = [
    ...(answers.size === 1 ? [] : [`${answers.size} different answers: ${[...answers].join(' ')}`]),
    ...(gap < MOST_GAP || probability > LEAST_PROBABILITY ? [] : ['the time tells what is there']),
  ];
  const figures = `median ${median(ofKnown).toFixed(2)} and ${median(ofUnknown).toFixed(2)} ms`;
  return {
    passed: problems.length === 0,
    numbers: { calls: ofKnown.length + ofUnknown.length },
    line: `${item}: ${figures}, gap ${(gap * 100).toFixed(1)} %, p ${probability.toFixed(3)}`,
    problems,
  };
}

/** As long as the name it is like. */
const strange = (account: string): string => randomUUID().repeat(2).slice(0, account.length);
