import { CODES } from '@archway/contract/codes';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import {
  addMembers,
  changeMember,
  makeOrganization,
  signIn,
  signInSaved,
  TEST_PASSWORD,
  type SavedSession,
  type TestPerson,
} from '@archway/server/testing/people';
import type { TestSite } from '@archway/server/testing/site';
import { freshAddress } from '../../harness/addresses.ts';
import type { ItemResult } from '../part.ts';
import { CheckCount, MOST_CHECKS_A_DAY } from './checks.ts';
import { spellingsOf } from './spellings.ts';

const TRIES = 10_000;
const DAY_SECONDS = 24 * 60 * 60;
const ADDRESSES_OF_NETWORK = 200;
/** Each of them tries so often, one after the other. */
const INSIDERS = 100;
const TRIES_OF_INSIDER = 10;

interface Attack {
  site: TestSite;
  target: TestPerson;
  owner: SavedSession;
  insiders: readonly TestPerson[];
  spellings: readonly string[];
  checks: CheckCount;
  /** How many tries each answer was given to. */
  answers: Map<number, number>;
}

/** 10,000 passwords against one administrator within a day. */
export async function guessPasswords(site: TestSite): Promise<ItemResult> {
  const attack = await prepare(site);
  const { checks, answers, owner, target } = attack;
  let signedIn = 0;
  let hour = -1;
  for (let i = 0; i < TRIES; i += 1) {
    const seconds = (i * DAY_SECONDS) / TRIES;
    await site.shiftClock(`${seconds} seconds`);
    if (Math.floor(seconds / 3_600) > hour) {
      hour += 1;
      const input = { account: target.account, password: TEST_PASSWORD };
      const { code } = await site.call(login, input, { ...owner.device, address: freshAddress() });
      if (code === CODES.ok) signedIn += 1;
    }
    const code = await tryOnce(attack, i);
    answers.set(code, (answers.get(code) ?? 0) + 1);
  }
  const problems = [
    ...(checks.total <= MOST_CHECKS_A_DAY ? [] : [`${checks.total} passwords were judged`]),
    ...(checks.total >= MOST_CHECKS_A_DAY / 2
      ? []
      : [`only ${checks.total} were judged: nothing was attacked`]),
    ...(signedIn === 24 ? [] : [`the owner got in ${signedIn} of 24 times`]),
    ...(answers.has(CODES.ok) ? ['a guess was right'] : []),
  ];
  return {
    passed: problems.length === 0,
    numbers: { tries: TRIES, judged: checks.total },
    line: `passwords: ${TRIES} tries, ${checks.total} judged, the owner got in ${signedIn} of 24 times; ${[
      ...answers,
    ]
      .map(([code, count]) => `${count} × ${code}`)
      .join(', ')}`,
    problems,
  };
}

async function prepare(site: TestSite): Promise<Attack> {
  const { orgId, people } = await makeOrganization(site);
  const target = { ...people[0], account: 'mia.kristiansen', email: 'mia.kristiansen@lumaline.example' };
  await changeMember(site, target, `login_account = '${target.account}', email = '${target.email}'`);
  const insiders = await addMembers(
    site,
    orgId,
    Array.from({ length: INSIDERS }, () => 'dentist'),
  );
  const owner = await signInSaved(site, target);
  const spellings = spellingsOf(target);
  return { site, target, owner, insiders, spellings, checks: new CheckCount(), answers: new Map() };
}

/** A tenth by colleagues, a third from one /64, the others from everywhere. */
async function tryOnce(attack: Attack, i: number): Promise<number> {
  const { site, spellings, checks } = attack;
  const [turn, inTurn] = [Math.floor(i / INSIDERS), i % INSIDERS];
  if (inTurn < TRIES_OF_INSIDER) return tryAsInsider(attack, turn, inTurn);
  const address = i % 3 === 0 ? `2001:db8:5:7::${(i % ADDRESSES_OF_NETWORK).toString(16)}` : freshAddress();
  const input = { account: spellings[i % spellings.length] ?? '', password: `Guess-${i}-horse` };
  return checks.during(async () => (await site.call(login, input, { address })).code);
}

const tokens = new Map<number, string>();

async function tryAsInsider(attack: Attack, insider: number, nth: number): Promise<number> {
  const { site, insiders, target, checks } = attack;
  const person = insiders[insider];
  if (person === undefined) throw new Error('nobody is left');
  if (nth === 0) tokens.set(insider, await signIn(site, person));
  const accessToken = tokens.get(insider) ?? '';
  const input = { account: nth % 2 === 0 ? target.account : target.email, password: `Guess-${nth}-horse` };
  return checks.during(
    async () => (await site.call(verifyIdentity, input, { accessToken, address: freshAddress() })).code,
  );
}
