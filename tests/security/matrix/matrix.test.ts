import { allCalls } from '@archway/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLERS } from './callers.ts';
import { bareColumns, emptyTables } from '../world/canary-rows.ts';
import { Findings } from './findings.ts';
import { FORMS } from './inputs.ts';
import { JOB_FORMS, JOBS } from '../jobs/jobs.ts';
import { keepLog } from '../world/log-sink.ts';
import { runMatrix } from './matrix.ts';
import { POLICY } from './policy.ts';
import { openSecuritySite, type SecuritySite } from '../world/site.ts';
import { Tap } from './tap.ts';

let open: SecuritySite;
const { log, lines } = keepLog();
beforeAll(async () => {
  open = await openSecuritySite(log);
});
afterAll(() => open.site.close());

test('the policy has a row for each call and no other, and every form of input can be built', () => {
  expect(Object.keys(POLICY).toSorted()).toEqual(allCalls.map(({ path }) => path).toSorted());
  const formsOf = (table: Readonly<Record<string, object>>) =>
    Object.entries(table)
      .flatMap(([path, forms]) => Object.keys(forms).map((form) => `${path} ${form}`))
      .toSorted();
  expect(formsOf(FORMS)).toEqual(
    formsOf(Object.fromEntries(Object.entries(POLICY).map(([path, { forms }]) => [path, forms]))),
  );
});

test('the policy names the feature of every call that needs one, so that it is called without', () => {
  const needed = allCalls.filter(({ feature }) => feature !== undefined);
  expect(needed.length).toBeGreaterThan(0);
  for (const { path, feature } of allCalls) expect([path, POLICY[path]?.feature]).toEqual([path, feature]);
});

test('every job is tested with ids of other organizations', () => {
  expect(Object.keys(JOB_FORMS).toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
});

test('every organization has its canary in every text column of every table', async () => {
  for (const org of [open.world.foreign[2], open.world.own[3]]) {
    expect(await emptyTables(open.world, org)).toEqual([]);
    expect(await bareColumns(open.world, org)).toEqual([]);
  }
});

/** Two tests, so that findings in one half don't hide those in the other. */
const HALVES = ['first', 'second'] as const;

test.each(HALVES)(
  'the %s half of the calls answers every caller as the policy says',
  async (half) => {
    const findings = new Findings();
    const tap = new Tap(findings);
    const calls = allCalls.filter((_, i) => HALVES[i % 2] === half);
    await runMatrix(open.world, { callers: CALLERS, calls, tap, findings });
    expect(lines.length).toBeGreaterThan(1_000);
    // Those of this half: the secrets of the other are no longer known.
    for (const line of lines.splice(0)) tap.logLine(line);
    console.log(`matrix, ${half} half: ${findings.summary}`);
    // The gate repeats these lines at its end.
    for (const difference of findings.differences) console.log(`missed: ${difference}`);
    expect(findings.differences).toEqual([]);
  },
  480_000,
);
