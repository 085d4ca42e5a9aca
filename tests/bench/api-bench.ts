import pg from 'pg';
import { LIST_CASES, OF_BARE, OF_DRIVER, type ListCase } from './cases.ts';
import { ADMINISTRATORS, benchUrls, BIG, BIG_LAB, SMALL, SMALL_LAB } from './data-set.ts';
import { prepareList, type PreparedList } from './lists.ts';
import type { NextRequest } from './load.ts';
import { makeData } from './make-data.ts';
import { CONNECTIONS, measureDriver, measureServer, rateText, type Measured } from './measure.ts';
import { collectTraces, forgetTraces, mutateByDriver, mutationsOf, prepareTargets } from './mutation.ts';
import type { BenchOptions } from './options.ts';
import { correctByDriver, correctionsOf, findShippedOrders, takeBackCorrections } from './orders/action.ts';
import { ORDER_LISTS, type OrderList } from './orders/lists.ts';
import { orderCountBytes, prepareOrders } from './orders/prepare.ts';
import { staffLab } from './orders/staff.ts';
import { CASE_LISTS, TABS_AT_MOST } from './patient-cases/lists.ts';
import { countBytes, prepareCases } from './patient-cases/prepare.ts';
import { signInAdministrators, type Person } from './people.ts';
import { checkPlans, type PlanCheck } from './plans.ts';
import { planLine, textsOf, type CaseResult } from './report.ts';
import { inRounds } from './rounds.ts';
import { POOL, startBare, startOurs, type Server } from './servers.ts';
import { prepared } from './statements.ts';
import { benchOpenings, OPENINGS } from './openings.ts';
import { benchUpload, UPLOAD } from './upload.ts';

const MUTATION = 'member disabled, then enabled';
const TAB_COUNTS = 'counts of eight tabs';
const ORDER_TAB_COUNTS = 'counts of eight tabs of orders';
const ORDER_ACTION = 'an order action of a lab';
/** As in `platform/limits`; the organization's limit is raised instead. */
const CALLS_PER_MINUTE_OF_ACCOUNT = 600;

interface Bench {
  ours: Server;
  bare: Server;
  driver: pg.Pool;
  people: Record<'big' | 'small' | 'bigLab' | 'smallLab', Person[]>;
  options: BenchOptions;
}

/** Our API beside the bare engine, on the data set that it makes first if need be. Answers with the plans. */
export async function benchApi(options: BenchOptions): Promise<PlanCheck[]> {
  const names = [...LIST_CASES, ...CASE_LISTS, ...ORDER_LISTS]
    .map(({ name }) => name)
    .concat(TAB_COUNTS, ORDER_TAB_COUNTS, ORDER_ACTION, OPENINGS, MUTATION, UPLOAD);
  if (!names.some(options.isWanted)) return [];
  await makeData();
  const urls = benchUrls();
  const driver = new pg.Pool({ connectionString: urls.owner, max: POOL, application_name: 'bench-driver' });
  await driver.query('truncate session, one_time_link, login_failure');
  await forgetTraces(driver);
  const plans = await checkPlans(urls.app);
  for (const plan of plans) console.log(planLine(plan));
  const { profile } = options;
  const ours = await startOurs(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]);
  const bare = await startBare();
  for (const { number } of [BIG_LAB, SMALL_LAB]) await staffLab(driver, number);
  const sign = ({ number }: { number: number }) =>
    signInAdministrators(ours.port, driver, number, ADMINISTRATORS);
  const people = {
    big: await sign(BIG),
    small: await sign(SMALL),
    bigLab: await sign(BIG_LAB),
    smallLab: await sign(SMALL_LAB),
  };
  await runCases({ ours, bare, driver, people, options });
  await ours.stop();
  await bare.stop();
  await driver.end();
  return plans;
}

async function runCases(bench: Bench): Promise<void> {
  const { ours, driver, people, options } = bench;
  const { isWanted, report, rounds } = options;
  const ports = { ours: bench.ours.port, bare: bench.bare.port };
  for (const list of LIST_CASES)
    if (isWanted(list.name))
      report(
        await benchList(bench, list, {
          big: await prepareList(list, BIG, people.big, ports, driver),
          small: await prepareList(list, SMALL, people.small, ports, driver),
        }),
      );
  for (const list of CASE_LISTS)
    if (isWanted(list.name))
      report(
        await benchList(bench, list, {
          big: await prepareCases(list, BIG, people.big, ports),
          small: await prepareCases(list, SMALL, people.small, ports),
        }),
      );
  for (const list of ORDER_LISTS) if (isWanted(list.name)) report(await benchOrders(bench, list));
  if (isWanted(TAB_COUNTS)) report(await benchTabs(bench, TAB_COUNTS, people.big, countBytes));
  if (isWanted(ORDER_TAB_COUNTS))
    report(await benchTabs(bench, ORDER_TAB_COUNTS, people.bigLab, orderCountBytes));
  if (isWanted(OPENINGS)) report(await benchOpenings({ ours, driver, people: people.big }, rounds));
  if (isWanted(MUTATION)) report(await benchMutation(bench));
  if (isWanted(ORDER_ACTION)) report(await benchOrderAction(bench));
  const [person] = people.small;
  if (isWanted(UPLOAD) && person !== undefined) report(await benchUpload({ ours, driver, person }, rounds));
}

/** Every connection sends the next of these. */
function inTurn(requests: readonly Buffer[]): NextRequest[] {
  let turn = 0;
  const next = () => requests[turn++ % requests.length]!;
  return Array.from({ length: CONNECTIONS }, () => next);
}

async function benchList(
  { ours, bare, driver, options }: Bench,
  list: Pick<ListCase, 'name' | 'growth'>,
  { big, small }: Record<'big' | 'small', PreparedList>,
): Promise<CaseResult> {
  const { rounds, milliseconds } = options;
  // To warm up, and to learn how many accounts it takes for none to meet its limit.
  const { perSecond } = await measureServer(driver, ours, inTurn(big.ours), milliseconds);
  await measureServer(driver, bare, inTurn([big.bare]), milliseconds);
  const accounts = Math.min(ADMINISTRATORS, Math.ceil((perSecond * 60 * 2) / CALLS_PER_MINUTE_OF_ACCOUNT));
  const some = (requests: Buffer[]) => inTurn(requests.slice(0, Math.max(accounts, CONNECTIONS)));
  const { runs, ratio } = await inRounds(rounds, {
    ours: () => measureServer(driver, ours, some(big.ours), milliseconds),
    bare: () => measureServer(driver, bare, inTurn([big.bare]), milliseconds),
    'ours of 10,000': () => measureServer(driver, ours, some(small.ours), milliseconds),
    'driver alone': () =>
      measureDriver(
        driver,
        Array.from({ length: POOL }, () => (client: pg.PoolClient) => client.query(prepared(big.statement))),
        milliseconds,
      ),
  });
  return {
    name: list.name,
    runs: textsOf(runs, rateText),
    bars: [
      { name: 'of the bare server', value: ratio('ours', 'bare', 'perSecond'), atLeast: OF_BARE },
      { name: 'of the driver alone', value: ratio('ours', 'driver alone', 'perSecond'), atLeast: OF_DRIVER },
      {
        name: 'cost against 10,000',
        value: ratio('ours of 10,000', 'ours', 'perSecond'),
        atMost: list.growth,
      },
    ],
  };
}

async function benchOrders(bench: Bench, list: OrderList): Promise<CaseResult> {
  const { ours, bare, driver: owner, people } = bench;
  const ports = { ours: ours.port, bare: bare.port };
  const [big, small] =
    list.side === 'clinic'
      ? ([
          [BIG, people.big],
          [SMALL, people.small],
        ] as const)
      : ([
          [BIG_LAB, people.bigLab],
          [SMALL_LAB, people.smallLab],
        ] as const);
  const prepare = ([{ number }, some]: readonly [{ number: number }, readonly Person[]]) =>
    prepareOrders(list, { number, people: some, ports, owner });
  return benchList(bench, list, { big: await prepare(big), small: await prepare(small) });
}

/** The counts of eight tabs in one call, against one total. */
async function benchTabs(
  { ours, driver, options }: Bench,
  name: string,
  people: readonly Person[],
  bytesOf: (person: Person, how: 'tabs' | 'one') => Buffer,
): Promise<CaseResult> {
  const { rounds, milliseconds } = options;
  const of = (how: 'tabs' | 'one') => inTurn(people.map((person) => bytesOf(person, how)));
  for (const how of ['tabs', 'one'] as const) await measureServer(driver, ours, of(how), milliseconds);
  const { runs, ratio } = await inRounds(rounds, {
    'eight tabs': () => measureServer(driver, ours, of('tabs'), milliseconds),
    'one total': () => measureServer(driver, ours, of('one'), milliseconds),
  });
  return {
    name,
    runs: textsOf(runs, rateText),
    bars: [
      {
        name: 'cost against one total',
        value: ratio('one total', 'eight tabs', 'perSecond'),
        atMost: TABS_AT_MOST,
      },
    ],
  };
}

async function benchMutation({ ours, driver, options }: Bench): Promise<CaseResult> {
  const { rounds, milliseconds } = options;
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
  const { runs, ratio } = await inRounds(rounds, {
    ours: () => run(measureServer(driver, ours, byApi, milliseconds)),
    'driver alone': () => run(measureDriver(driver, byDriver, milliseconds)),
  });
  return {
    name: MUTATION,
    runs: textsOf(runs, rateText),
    bars: [
      { name: 'of the driver alone', value: ratio('ours', 'driver alone', 'perSecond'), atLeast: OF_BARE },
    ],
  };
}

/** What both read, write and answer with when a lab corrects how a parcel travels. */
async function benchOrderAction({ ours, driver, people, options }: Bench): Promise<CaseResult> {
  const { rounds, milliseconds } = options;
  const each = 40;
  const orders = await findShippedOrders(driver, BIG_LAB.number, CONNECTIONS * each);
  const shares = Array.from({ length: CONNECTIONS }, (_, i) => orders.slice(i * each, (i + 1) * each));
  const byApi = shares.map((share) => correctionsOf(share, people.bigLab));
  const byDriver = shares.map((share, i) => {
    let turn = 0;
    const person = people.bigLab[i]!;
    return (client: pg.PoolClient) => correctByDriver(client, share[turn++ % each]!, person);
  });
  const run = async (measured: Promise<Measured>): Promise<Measured> => {
    const result = await measured;
    await takeBackCorrections(driver, orders);
    return result;
  };
  await run(measureServer(driver, ours, byApi, milliseconds));
  const { runs, ratio } = await inRounds(rounds, {
    ours: () => run(measureServer(driver, ours, byApi, milliseconds)),
    'driver alone': () => run(measureDriver(driver, byDriver, milliseconds)),
  });
  return {
    name: ORDER_ACTION,
    runs: textsOf(runs, rateText),
    bars: [
      { name: 'of the driver alone', value: ratio('ours', 'driver alone', 'perSecond'), atLeast: OF_BARE },
    ],
  };
}
