import type { ItemResult, Part } from '../../part.ts';
import { openStage, type Stage } from '../statements/stage.ts';
import { countStatements, meet, type Race } from './race.ts';
import { accountRaces } from './races-accounts.ts';
import { sessionRaces } from './races-sessions.ts';

export const RACES: readonly Race[] = [...sessionRaces, ...accountRaces];

let opened: Promise<Stage> | undefined;

/** Runs two concurrent actions in every interleaving of their statements. */
export const races: Part = {
  name: 'fault-races',
  claim: `Two actions meet on two API processes: one is held before each of its statements in turn while the other one
runs, and the other way round. Afterwards the account, its sessions and the answers fit together: nobody who is
disabled is signed in, an old password has opened nothing, a link has worked once, an administrator is left.`,
  items: RACES.map(({ name }) => name),
  run: async (item) => {
    const race = RACES.find(({ name }) => name === item);
    if (race === undefined) throw new Error(`no race is called "${item}"`);
    return runRace(await (opened ??= openStage()), race);
  },
  finish: async () => {
    await (await opened)?.close();
    opened = undefined;
  },
};

export async function runRace(stage: Stage, race: Race): Promise<ItemResult> {
  const began = Date.now();
  const violations: string[] = [];
  let meetings = 0;
  for (const [held, count] of (await countStatements(stage, race)).entries())
    for (let at = 0; at < count; at += 1) {
      meetings += 1;
      violations.push(...(await meet(stage, race, held === 0 ? 0 : 1, at)));
    }
  return {
    passed: violations.length === 0,
    numbers: { meetings, violations: violations.length },
    line: `${race.name}: ${meetings} meetings, ${violations.length} violations, ${((Date.now() - began) / 1_000).toFixed(1)} s`,
    problems: violations,
  };
}
