import { parseArgs } from 'node:util';
import { revision } from '../proof/revision.ts';
import { benchApi } from './api-bench.ts';
import { benchCompleteness } from './completeness.ts';
import type { BenchOptions } from './options.ts';
import { caseLines, isMet, writeFigures, type CaseResult, type Report } from './report.ts';
import { benchSharedRows } from './shared-rows.ts';
import { benchViewer } from './viewer/viewer-bench.ts';

const USAGE = `pnpm bench [--only text] [--seconds 3] [--rounds 5] [--write] [--profile folder]

  Measures our API against the bare engine, and our viewer against a bare one, in the same run.
  --only     cases whose name has this in it
  --write    puts the figures into docs/proof/bench.md
  --profile  writes a CPU profile of the API process there; its figures are then worthless
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: false },
    profile: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const cases: CaseResult[] = [];
const options: BenchOptions = {
  rounds: Number(values.rounds),
  milliseconds: Number(values.seconds) * 1_000,
  profile: values.profile,
  isWanted: (name) => name.includes(values.only),
  report: (result) => {
    cases.push(result);
    console.log(caseLines(result).join('\n'));
  },
};
const plans = await benchApi(options);
await benchViewer(options);
benchCompleteness(options);
await benchSharedRows(options);

const passed =
  cases.every(({ bars }) => bars.every(isMet)) && plans.every(({ problems }) => problems.length === 0);
const whole: Report = {
  date: new Date().toISOString(),
  revision: revision(),
  rounds: options.rounds,
  cases,
  plans,
  passed,
};
if (values.write) writeFigures(whole);
console.log(passed ? 'bench: every bar was met' : 'bench: a bar was missed');
console.log(JSON.stringify(whole));
process.exitCode = passed ? 0 : 1;
