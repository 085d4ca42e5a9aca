import { getCase } from '@archway/contract/case/calls';
import { formOf } from '@archway/server/testing/site';
import type pg from 'pg';
import { orgIdOf, BIG } from './data-set.ts';
import { ask } from './load.ts';
import { median } from './meter.ts';
import { callBytes, headersOf, type Person } from './people.ts';
import { textsOf, type CaseResult } from './report.ts';
import { inRounds } from './rounds.ts';
import { startOurs, type Server } from './servers.ts';

export const OPENINGS = 'a case opened, who did so kept';
const EACH = 400;
const MEDIAN_AT_MOST = 1.05;
const P99_AT_MOST = 1.25;

interface Latencies extends Record<string, number> {
  median: number;
  p99: number;
}

/** The same server with and without the note of who has opened a case: one request after the other, each for another case. */
export async function benchOpenings(
  { ours, driver, people }: { ours: Server; driver: pg.Pool; people: readonly Person[] },
  rounds: number,
): Promise<CaseResult> {
  const without = await startOurs(['--import', './tests/bench/without-openings.ts']);
  const { rows } = await driver.query<{ id: string }>(
    'select id from patient_case where org_id = $1 and deleted_at is null order by id limit $2',
    [orgIdOf(BIG.number), EACH * (rounds + 1) * 2],
  );
  let turn = 0;
  const measure = async (port: number): Promise<Latencies> => {
    const taken: number[] = [];
    for (let times = 0; times < EACH; times += 1) {
      const person = people[turn % people.length]!;
      const request = callBytes(
        getCase.path,
        headersOf(person),
        formOf({ caseId: rows[turn++ % rows.length]!.id }).toString(),
      );
      const began = performance.now();
      await ask(port, request);
      taken.push(performance.now() - began);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    return { median: median(taken), p99: sorted[Math.floor(EACH * 0.99)] ?? Number.NaN };
  };
  for (const server of [ours, without]) await measure(server.port);
  const { runs, ratio } = await inRounds(rounds, {
    kept: () => measure(ours.port),
    'not kept': () => measure(without.port),
  });
  await without.stop();
  return {
    name: OPENINGS,
    runs: textsOf(runs, (run) => `median ${run.median.toFixed(2)} ms, p99 ${run.p99.toFixed(2)} ms`),
    bars: [
      { name: 'median', value: ratio('kept', 'not kept', 'median'), atMost: MEDIAN_AT_MOST },
      { name: 'p99', value: ratio('kept', 'not kept', 'p99'), atMost: P99_AT_MOST },
    ],
  };
}
