import { CODES } from '@archway/contract/codes';
import { confirmLogin } from '@archway/contract/credential/calls';
import { MOST_WRONG_CODES } from '@archway/contract/credential/model';
import { login } from '@archway/contract/session/calls';
import { StepClock, startCodes } from '@archway/server/testing/credentials';
import { makeOrganization, signInSaved, TEST_PASSWORD } from '@archway/server/testing/people';
import type { SendOptions, TestSite } from '@archway/server/testing/site';
import { freshAddress } from '../../harness/addresses.ts';
import type { ItemResult } from '../part.ts';
import { CheckCount, MOST_CHECKS_A_DAY } from './checks.ts';

const STEPS_OF_DAY = 2_880;
const STEPS_OF_HOUR = 120;
/** Of the right form, and nobody's. */
const WRONG_CODE = '000000-0000';

/** Somebody knows the password and guesses codes for a day, with as many started second steps as can be had. */
export async function guessCodes(site: TestSite): Promise<ItemResult> {
  const [person] = (await makeOrganization(site)).people;
  const { device } = await signInSaved(site, person);
  const clock = new StepClock(site);
  await clock.go(0);
  const { secret } = await startCodes(site, clock, person);
  const begin = async (options: SendOptions = {}) => {
    const input = { account: person.account, password: TEST_PASSWORD };
    const { data } = await site.call(login, input, { address: freshAddress(), ...options });
    return (data as unknown as { ticket?: string } | null)?.ticket;
  };
  const confirm = async (ticket: string, code: string, options: SendOptions = {}) =>
    (await site.call(confirmLogin, { ticket, code }, { address: freshAddress(), ...options })).code;

  const checks = new CheckCount();
  let [codes, signedIn] = [0, 0];
  for (let step = 2; step < STEPS_OF_DAY; step += 2) {
    await clock.go(step);
    if (step % STEPS_OF_HOUR === 2) {
      const own = await begin(device);
      if (own !== undefined && (await confirm(own, clock.code(secret), device)) === CODES.ok) signedIn += 1;
    }
    const ticket = await checks.during(begin);
    if (ticket === undefined) continue;
    for (let i = 0; i < MOST_WRONG_CODES; i += 1)
      if ((await confirm(ticket, WRONG_CODE)) === CODES.verifyCodeError) codes += 1;
  }
  const judged = checks.total + codes;
  const problems = [
    ...(judged <= MOST_CHECKS_A_DAY ? [] : [`${judged} tries were judged`]),
    ...(codes > 0 ? [] : ['no code was judged: nothing was attacked']),
    ...(signedIn === 24 ? [] : [`the owner got in ${signedIn} of 24 times`]),
  ];
  return {
    passed: problems.length === 0,
    numbers: { judged },
    line: `codes: ${codes} codes and ${checks.total} passwords judged, the owner got in ${signedIn} of 24 times`,
    problems,
  };
}
