import { parseArgs } from 'node:util';
import pg from 'pg';
import { revision } from '../proof/revision.ts';
import { LIST_CASES, OF_BARE, OF_DRIVER, type ListCase } from './cases.ts';
import { ADMINISTRATORS, benchUrls, BIG, SMALL } from './data-set.ts';
import { prepareList } from './lists.ts';
import type { NextRequest } from './load.ts';
import { makeData } from './make-data.ts';
import { CONNECTIONS, measureDriver, measureServer, medianOf, type Measured } from './measure.ts';
import { collectTraces, forgetTraces, mutateByDriver, mutationsOf, prepareTargets } from './mutation.ts';
import { signInAdministrators } from './people.ts';
import { checkPlans } from './plans.ts';
import { caseLines, isMet, planLine, writeFigures, type CaseResult, type Report } from './report.ts';
import { POOL, startBare, startOurs } from './servers.ts';
import { benchUpload, UPLOAD } from './upload.ts';

const USAGE = `pnpm bench [--only text] [--seconds 3] [--rounds 5] [--write] [--profile folder]

  Measures our API against the bare engine in the same run, on the data set that it makes first if need be.
  --only     cases whose name has this in it
  --write    puts the figures into docs/proof.md
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
const rounds = Number(values.rounds);
const milliseconds = Number(values.seconds) * 1_000;
const MUTATION = 'member disabled, then enabled';
/** As in `platform/limits`; the organization's limit is raised instead. */
const CALLS_PER_MINUTE_OF_ACCOUNT = 600;
const isWanted = (name: string) => name.includes(values.only);

await makeData();
const urls = benchUrls();
const driver = new pg.Pool({ connectionString: urls.owner, max: POOL, application_name: 'bench-driver' });
await driver.query('truncate session, one_time_link, login_failure');
await forgetTraces(driver);

const plans = await checkPlans(urls.app);
for (const plan of plans) console.log(planLine(plan));

const ours = await startOurs(
  values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${values.profile}`],
);
const bare = await startBare();
const cases: CaseResult[] = [];
const people = {
  big: await signInAdministrators(ours.port, driver, BIG.number, ADMINISTRATORS),
  small: await signInAdministrators(ours.port, driver, SMALL.number, ADMINISTRATORS),
};
for (const list of LIST_CASES) if (isWanted(list.name)) await report(await benchList(list));
if (isWanted(MUTATION)) await report(await benchMutation());
if (isWanted(UPLOAD)) {
  const [person] = people.small;
  if (person === undefined) throw new Error('nobody to send');
  await report(await benchUpload({ ours, driver, person }, inRounds));
}
await ours.stop();
await bare.stop();
await driver.end();

const passed =
  cases.every(({ bars }) => bars.every(isMet)) && plans.every(({ problems }) => problems.length === 0);
const whole: Report = {
  date: new Date().toISOString(),
  revision: revision(),
  connections: CONNECTIONS,
  seconds: milliseconds / 1_000,
  rounds,
  cases,
  plans,
  passed,
};
if (values.write) writeFigures(whole);
console.log(passed ? 'bench: every bar was met' : 'bench: a bar was missed');
console.log(JSON.stringify(whole));
process.exitCode = passed ? 0 : 1;

async function report(result: CaseResult): Promise<void> {
  cases.push(result);
  console.log(caseLines(result).join('\n'));
}

/** Every connection sends the next of these. */
function inTurn(requests: readonly Buffer[]): NextRequest[] {
  let turn = 0;
  const next = () => requests[turn++ % requests.length]!;
  return Array.from({ length: CONNECTIONS }, () => next);
}

/** Runs all of them in turn, again and again, so that whatever else the machine does meets each alike. */
async function inRounds<K extends string>(
  runs: Record<K, () => Promise<Measured>>,
): Promise<Record<K, Measured>> {
  const names = Object.keys(runs) as K[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<K, Measured[]>;
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await runs[name]());
  return Object.fromEntries(names.map((name) => [name, medianOf(results[name])])) as Record<K, Measured>;
}

async function benchList(list: ListCase): Promise<CaseResult> {
  const ports = { ours: ours.port, bare: bare.port };
  const big = await prepareList(list, BIG, people.big, ports, driver);
  const small = await prepareList(list, SMALL, people.small, ports, driver);
  // To warm up, and to learn how many accounts it takes for none to meet its limit.
  const { perSecond } = await measureServer(driver, ours, inTurn(big.ours), milliseconds);
  await measureServer(driver, bare, inTurn([big.bare]), milliseconds);
  const accounts = Math.min(ADMINISTRATORS, Math.ceil((perSecond * 60 * 2) / CALLS_PER_MINUTE_OF_ACCOUNT));
  const some = (requests: Buffer[]) => inTurn(requests.slice(0, Math.max(accounts, CONNECTIONS)));
  const runs = await inRounds({
    ours: () => measureServer(driver, ours, some(big.ours), milliseconds),
    bare: () => measureServer(driver, bare, inTurn([big.bare]), milliseconds),
    'ours of 10,000': () => measureServer(driver, ours, some(small.ours), milliseconds),
    'driver alone': () =>
      measureDriver(
        driver,
        Array.from({ length: POOL }, () => (client: pg.PoolClient) => client.query(big.statement)),
        milliseconds,
      ),
  });
  const of = (name: keyof typeof runs) => runs[name].perSecond;
  return {
    name: list.name,
    runs,
    bars: [
      { name: 'of the bare server', value: of('ours') / of('bare'), atLeast: OF_BARE },
      { name: 'of the driver alone', value: of('ours') / of('driver alone'), atLeast: OF_DRIVER },
      { name: 'cost against 10,000', value: of('ours of 10,000') / of('ours'), atMost: list.growth },
    ],
  };
}

async function benchMutation(): Promise<CaseResult> {
  const each = 8;
  const targets = await prepareTargets(ours.port, driver, CONNECTIONS * each);
  const shares = Array.from({ length: CONNECTIONS }, (_, i) => targets.slice(i * each, (i + 1) * each));
  const byApi = shares.map(mutationsOf);
  const byDriver = shares.map((share) => {
    let turn = 0;
    return (client: pg.PoolClient) => mutateByDriver(client, share[turn++ % each]!);
  });
  const run = async (measured: Promise<Measured>): Promise<Measured> => {
    const result = await measured;
    const { idempotency, outbox, audit } = await collectTraces(driver);
    if (idempotency === 0 || idempotency !== outbox || outbox !== audit)
      throw new Error(
        `a mutation left something out: ${idempotency} keys, ${outbox} events, ${audit} rows of audit`,
      );
    return result;
  };
  await run(measureServer(driver, ours, byApi, milliseconds));
  const runs = await inRounds({
    ours: () => run(measureServer(driver, ours, byApi, milliseconds)),
    'driver alone': () => run(measureDriver(driver, byDriver, milliseconds)),
  });
  const value = runs.ours.perSecond / runs['driver alone'].perSecond;
  return { name: MUTATION, runs, bars: [{ name: 'of the driver alone', value, atLeast: OF_BARE }] };
}
