import { CODES } from '@archway/contract/codes';
import type { ItemResults } from '@archway/contract/core/items';
import type { Answer } from '../../../harness/client.ts';
import type { PgProxy, Statement, Verdict } from '../../../harness/pg-proxy.ts';
import { difference, type Snapshot } from '../../../harness/tenant-rows.ts';
import { pause } from '../../../harness/wait.ts';
import type { Again, Case } from './case.ts';
import { UserAction } from './user-action.ts';
import { lastCommit, type Point, type Shape } from './point.ts';
import type { Stage } from './stage.ts';

/** A repeat with the same idempotency key gets the first answer and changes nothing. */
const ONCE: Again = { codes: [CODES.ok], adds: '', why: 'the kept answer' };
const againOf = ({ again = ONCE }: Case): Again => again;

/** Changes that count as completed. */
const outcomesOf = ({ orElse = [] }: Case, { changes }: Shape): string[] => [changes, ...orElse];

/** What has happened when this many of the items of a batch are done. */
const changesOf = ({ items = 1 }: Case, { changes }: Shape, done: number): string =>
  changes.replaceAll(/\d+/g, (count) => String((Number(count) * done) / items));

/** What may be done when a call of several transactions is struck between them. */
function isPart(given: Case, shape: Shape, happened: string): boolean {
  const { halfway = [], items = 1 } = given;
  const some = Array.from({ length: items - 1 }, (_, i) => changesOf(given, shape, i + 1));
  return [...halfway, ...some].includes(happened);
}

/**
 * A batch whose connection was cut answers all the same: each item has its own answer, and a cut costs one of them at
 * most. None may be told to be done that is not.
 */
function judgeBatch(given: Case, shape: Shape, answer: Answer<unknown> | null, happened: string): string[] {
  if (answer === null) return [];
  const { items = 1 } = given;
  const told = (answer.data as ItemResults).list.filter(({ code }) => code === CODES.ok).length;
  const changes = Array.from({ length: items - told + 1 }, (_, i) => changesOf(given, shape, told + i));
  const wanted = told === 0 ? ['', ...changes.slice(1)] : changes;
  return wanted.includes(happened) ? [] : [`${told} of ${items} are told to be done, done is "${happened}"`];
}

/** Time for a repeat to block on the first action. */
const OVERLAP_MS = 250;

/** Records statements and changes of an undisturbed call. */
export async function findShape(stage: Stage, given: Case): Promise<{ shape: Shape; problems: string[] }> {
  const action = await UserAction.prepare(stage, given);
  const { process, database } = await stage.api();
  const statements: Statement[] = [];
  database.watch({
    before: (statement) => {
      statements.push(statement);
      return 'pass';
    },
  });
  const answer = await action.send(process.url);
  database.watch(null);
  const changes = difference(action.before, await action.look());
  const problems = answer?.code === CODES.ok ? [] : [`undisturbed it is answered with ${answer?.code}`];
  return {
    shape: { statements, changes },
    problems: [...problems, ...((await action.prepared.check?.(answer?.data ?? null)) ?? [])],
  };
}

/** Makes the call, injects a fault at this point, repeats it, and returns violations. */
export async function strike(stage: Stage, given: Case, shape: Shape, point: Point): Promise<string[]> {
  const action = await UserAction.prepare(stage, given);
  if (point.how === 'overlap') return overlap(stage, given, shape, point, action);
  const { process, database } = await stage.api();
  let reached = false;
  let killed: Promise<void> | undefined;
  watchPoint(database, point, () => {
    reached = true;
    if (point.how === 'cut') return 'cut';
    killed = stage.kill();
    return new Promise<never>(() => {});
  });
  const first = await action.send(process.url, { once: true });
  await killed;
  database.watch(null);
  if (!reached) return ['the point was never reached'];

  const between = await action.look();
  const happened = difference(action.before, between);
  const isDone = outcomesOf(given, shape).includes(happened);
  const mustBeDone = point.at === lastCommit(shape) && point.where === 'after';
  const isCutBatch = given.items !== undefined && point.how === 'cut';
  const problems = isCutBatch ? judgeBatch(given, shape, first, happened) : judgeStruck(first);
  if (isDone !== mustBeDone && shape.changes !== '' && !isCutBatch)
    problems.push(`is ${isDone ? '' : 'not '}done: "${happened}"`);
  if (!isDone && happened !== '' && !isPart(given, shape, happened))
    problems.push(`is half done: "${happened}"`);

  const second = await action.send((await stage.api()).process.url);
  const base = isDone ? between : action.before;
  const want = isDone
    ? { ...againOf(given), adds: [againOf(given).adds] }
    : { codes: [CODES.ok], adds: outcomesOf(given, shape) };
  return [...problems, ...(await judge(given, action, { answer: second, base, want, isDone }))];
}

const judgeStruck = (answer: Answer<unknown> | null): string[] =>
  answer === null ? [] : [`was answered with ${answer.code} although it was struck`];

interface Judged {
  answer: Answer<unknown> | null;
  base: Snapshot;
  want: { codes: readonly number[]; adds: readonly string[] };
  isDone: boolean;
}

async function judge(
  given: Case,
  action: UserAction,
  { answer, base, want, isDone }: Judged,
): Promise<string[]> {
  const problems: string[] = [];
  const code = answer?.code ?? 0;
  if (!want.codes.includes(code))
    problems.push(`the repeat is answered with ${code}, expected ${want.codes.join(' or ')}`);
  const added = difference(base, await action.look());
  if (!want.adds.includes(added))
    problems.push(`the repeat has done "${added}", expected "${want.adds.join('" or "')}"`);
  const isKept = given.call.mutates === true && given.items === undefined;
  if (isDone && isKept && code === CODES.ok && !isSame(await action.keptAnswer(), answer?.data))
    problems.push('the repeat got another answer than the first one');
  const output = code === CODES.ok ? answer?.data : null;
  return [...problems, ...((await action.prepared.check?.(output)) ?? [])];
}

/** Runs the action twice concurrently: the second must find the work of the first. */
async function overlap(
  stage: Stage,
  given: Case,
  shape: Shape,
  point: Point,
  action: UserAction,
): Promise<string[]> {
  const [{ process, database }, other] = await Promise.all([stage.api(), stage.next()]);
  const late = Promise.withResolvers<Answer<unknown> | null>();
  watchPoint(database, point, async (): Promise<Verdict> => {
    const answer = action.send(other.process.url);
    answer.then(late.resolve, late.reject);
    await Promise.race([answer, pause(OVERLAP_MS)]);
    return 'pass';
  });
  const answers = await Promise.all([action.send(process.url), late.promise]);
  database.watch(null);
  const codes = answers.map((answer) => answer?.code ?? 0);
  const allowed = [CODES.ok, ...againOf(given).codes];
  const problems = codes.every((code) => allowed.includes(code)) ? [] : [`answers ${codes.join(' and ')}`];
  if (!codes.includes(CODES.ok)) problems.push('nobody was told that it is done');
  const happened = difference(action.before, await action.look());
  if (!outcomesOf(given, shape).includes(happened))
    problems.push(`both have done "${happened}", expected "${shape.changes}"`);
  if (codes.every((code) => code === CODES.ok) && !isSame(answers[0]?.data, answers[1]?.data))
    problems.push('they got different answers');
  const output = answers.find((answer) => answer?.code === CODES.ok)?.data ?? null;
  return [...problems, ...((await action.prepared.check?.(output)) ?? [])];
}

/** Calls `onReached` once at this point; its verdict applies to the statement. */
function watchPoint(
  database: PgProxy,
  { at, where }: Point,
  onReached: () => Verdict | Promise<Verdict>,
): void {
  let count = -1;
  database.watch({
    before: () => {
      count += 1;
      return where === 'before' && count === at ? onReached() : 'pass';
    },
    // One call runs at a time, so an answer belongs to the last counted statement.
    after: () => (where === 'after' && count === at ? onReached() : 'pass'),
  });
}

/** Compares without regard to the order of fields, which the database doesn't keep. */
const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
