import { info } from '@archway/contract/account/calls';
import { refreshToken } from '@archway/contract/session/calls';
import type { Outcome } from '../../harness/browser.ts';
import type { ItemResult, Part } from '../part.ts';
import { EVENTS, type Event } from './events.ts';
import { openStage, type Stage } from './stage.ts';

/** What the browser itself notes about connections that nobody takes. */
const REFUSED = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/;

export const openPage: Part = {
  name: 'open-page',
  claim: `Somebody is signed in on a page in a real browser while PostgreSQL or the API under it is restarted or killed,
with 20 calls on the way. No call is told anything but success or "try again", nobody is signed out, the next call
succeeds, and the page keeps its session when it is loaded again.`,
  items: Object.keys(EVENTS),
  run: async (item) => {
    const event = EVENTS[item];
    if (event === undefined) throw new Error(`nothing is called "${item}"`);
    const stage = await openStage();
    try {
      return await see(item, event, stage);
    } finally {
      await stage.close();
    }
  },
};

async function see(item: string, event: Event, stage: Stage): Promise<ItemResult> {
  const { tab, screen, computer } = stage;
  await tab.call(info.path);
  const meanwhile = await event(stage);
  const next = await tab.burst(info.path, 20);
  await tab.page.reload();
  const isSignedIn = await screen
    .signedIn('elena.markou')
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  const refreshes = computer.requestsTo(refreshToken.path);
  const told = counts(meanwhile);
  const problems = [
    ...Object.keys(told)
      .filter((name) => name !== 'success' && name !== 'unavailable')
      .map((name) => `a call was told ${name}`),
    ...next.flatMap(({ failure }) => (failure === undefined ? [] : [`a later call failed: ${failure}`])),
    ...(isSignedIn ? [] : ['the page was signed out']),
    ...computer.complaints
      .filter((text) => !REFUSED.test(text))
      .map((text) => `the page complained: ${text}`),
  ];
  return {
    passed: problems.length === 0,
    numbers: { 'calls on the way': meanwhile.length, violations: problems.length },
    line: `${item}: ${written(told)}, then ${written(counts(next))}; ${refreshes} requests for a refresh`,
    problems: [...new Set(problems)],
  };
}

function counts(outcomes: readonly Outcome[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { failure = 'success' } of outcomes) found[failure] = (found[failure] ?? 0) + 1;
  return found;
}

const written = (told: Record<string, number>): string =>
  Object.entries(told)
    .map(([name, times]) => `${times} × ${name}`)
    .join(', ');
