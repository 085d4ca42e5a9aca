import { randomUUID } from 'node:crypto';
import type { CallSpec, InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { freshAddress } from '../../../harness/addresses.ts';
import { openClient, type Answer } from '../../../harness/client.ts';
import type { Statement, Verdict } from '../../../harness/pg-proxy.ts';
import { pause } from '../../../harness/wait.ts';
import type { Stage } from '../statements/stage.ts';

/** One of two concurrent actions. */
export interface Side {
  call: CallSpec;
  input: Record<string, unknown>;
  headers?: Record<string, string>;
}

export function side<C extends CallSpec>(
  call: C,
  input: InputOf<C>,
  headers: Record<string, string> = {},
): Side {
  return { call, input: input as Record<string, unknown>, headers };
}

/** The answers to both sides. */
export type Answers = readonly [Answer<unknown>, Answer<unknown>];

export interface Meeting {
  sides: readonly [Side, Side];
  /** Returns violations. */
  check: (answers: Answers) => Promise<string[]>;
}

/** Two concurrent actions of different people, pages or tabs, and what must hold afterwards. */
export interface Race {
  name: string;
  prepare: (stage: Stage) => Promise<Meeting>;
}

/** Time for the other action to overtake the held one or to block on its locks. */
const MEETING_MS = 300;

async function perform(
  stage: Stage,
  target: string,
  { call, input, headers = {} }: Side,
): Promise<Answer<unknown>> {
  const client = openClient({ origin: stage.site.origin, targets: [target] });
  return client.call(call, input, { key: randomUUID(), address: freshAddress(), headers });
}

/** Counts the statements of each side in an undisturbed run. */
export async function countStatements(stage: Stage, race: Race): Promise<[number, number]> {
  const counts: [number, number] = [0, 0];
  for (const which of [0, 1] as const) {
    const { sides } = await race.prepare(stage);
    const { process, database } = await stage.api();
    const seen: Statement[] = [];
    database.watch({
      before: (statement) => {
        seen.push(statement);
        return 'pass';
      },
    });
    await perform(stage, process.url, sides[which]);
    database.watch(null);
    counts[which] = seen.length;
  }
  return counts;
}

/** Holds one side before its statement `at` while the other side runs. Returns violations. */
export async function meet(stage: Stage, race: Race, held: 0 | 1, at: number): Promise<string[]> {
  const { sides, check } = await race.prepare(stage);
  const [one, other] = await Promise.all([stage.api(), stage.next()]);
  const free = held === 0 ? 1 : 0;
  const passing = Promise.withResolvers<Answer<unknown>>();
  let count = -1;
  let met = false;
  one.database.watch({
    before: async (): Promise<Verdict> => {
      count += 1;
      if (count !== at) return 'pass';
      met = true;
      const answer = perform(stage, other.process.url, sides[free]);
      answer.then(passing.resolve, passing.reject);
      await Promise.race([answer, pause(MEETING_MS)]);
      return 'pass';
    },
  });
  const stopped = await perform(stage, one.process.url, sides[held]);
  one.database.watch(null);
  if (!met) return [];
  const passed = await passing.promise;
  const answers: Answers = held === 0 ? [stopped, passed] : [passed, stopped];
  const where = `${race.name}, ${sides[held].call.path} held before statement ${at + 1}`;
  const broken = answers
    .filter(({ code }) => code === CODES.internal)
    .map(({ code }) => `answered with ${code}`);
  return [...broken, ...(await check(answers))].map((problem) => `${where}: ${problem}`);
}
