import { randomUUID } from 'node:crypto';
import { findSite, forgetPass, resendActivate } from '@archway/contract/account/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { startPasskeyLogin } from '@archway/contract/credential/calls';
import { startRegistration } from '@archway/contract/file/calls';
import { reportPage } from '@archway/contract/monitor/calls';
import { companyRegist } from '@archway/contract/organization/calls';
import { liveTicket, login } from '@archway/contract/session/calls';
import {
  COMPLETE_PROFILE,
  freshAddress,
  TEST_PASSWORD,
  type TestPerson,
} from '@archway/server/testing/people';
import type { TestSite } from '@archway/server/testing/site';

/** What strangers, and one member who never signs out, do in a week. */
export const A_WEEK = { names: 6, forgotten: 1, registrations: 1, reports: 12, vitals: 3, sessions: 2 };

const some = (): string => randomUUID().slice(0, 8);

/** A week of knocking: everything that anybody can have written down without being let in. */
export async function knock(site: TestSite, member: TestPerson): Promise<void> {
  const ask = async (call: CallSpec, input: object, accessToken = ''): Promise<unknown> => {
    const { code, data } = await site.call(call, input, { address: freshAddress(), accessToken });
    if (code >= 20_500) throw new Error(`${call.path} answers ${code}`);
    return data;
  };
  const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
    for (let i = 0; i < count; i += 1) await work();
  };
  await times(A_WEEK.names, () =>
    ask(login, { account: `${some()}@nobody.example`, password: 'Wrong-Horse-7' }),
  );
  await times(A_WEEK.forgotten, async () => {
    await ask(forgetPass, { account: member.account });
    await ask(forgetPass, { account: `${some()}@nobody.example` });
    await ask(findSite, { email: `${some()}@nobody.example` });
    await ask(resendActivate, { account: `${some()}@nobody.example` });
    await ask(startPasskeyLogin, {});
    await ask(startRegistration, {});
  });
  await times(A_WEEK.registrations, () => ask(companyRegist, registration(site, `${some()}@never.example`)));
  await times(A_WEEK.reports, () => ask(reportPage, { kind: 'error', name: `Made${some()}`, frames: [] }));
  await times(A_WEEK.vitals, () => ask(reportPage, { kind: 'vital', name: 'LCP', value: 1 }));
  await times(A_WEEK.sessions, async () => {
    const tokens = await ask(login, { account: member.account, password: TEST_PASSWORD, saveLogin: true });
    await ask(liveTicket, { channel: 'system' }, (tokens as { accessToken: string }).accessToken);
  });
}

const registration = (site: TestSite, email: string) => ({
  type: 2,
  email,
  displayName: 'Nina Ford',
  password: TEST_PASSWORD,
  language: 'en',
  name: 'Never activated',
  address: COMPLETE_PROFILE.address,
  timeZone: 'Europe/London',
  region: site.config.SITE_REGION,
  privacy: true,
  cookie: true,
  terms: true,
});
