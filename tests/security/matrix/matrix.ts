import { allCalls } from '@archway/contract';
import type { CallSpec } from '@archway/contract/core/call';
import { codeNameOf } from '@archway/contract/codes';
import { headersFor } from '@archway/server/testing/site';
import type { Reply } from '../world/bench.ts';
import { makeMatrixCase, type MatrixCase, type Sending } from './matrix-case.ts';
import type { CallerKind } from './callers.ts';
import { FORMS } from './inputs.ts';
import { changedTables, lookAtOthers, strayTexts, transactionNow } from './others.ts';
import { expectedOf, formsOf, POLICY } from './policy.ts';
import type { PolicyRow } from './policy/row.ts';
import type { Findings } from './findings.ts';
import type { Tap } from './tap.ts';
import { inParallel } from './parallel.ts';
import { addCollidingRows, type World } from '../world/world.ts';

/** As many concurrent callers as the site has connections. */
const AT_ONCE = 5;

/** A prepared request of one caller. */
interface Ready {
  matrixCase: MatrixCase;
  form: string;
  sending: Sending;
}

export interface MatrixOptions {
  callers: readonly CallerKind[];
  calls?: readonly CallSpec[];
  tap: Tap;
  findings: Findings;
  /** Whether only the caller acts, so that rows of others must not change. A running worker changes some. */
  aloneAtWork?: boolean;
}

/**
 * Makes every call in every form as every caller, and compares answers with the policy and rows of others before and
 * after.
 */
export async function runMatrix(
  world: World,
  { callers, calls = allCalls, tap, findings, aloneAtWork = true }: MatrixOptions,
): Promise<void> {
  let since = await transactionNow(world);
  for (const call of calls) {
    const row = POLICY[call.path];
    if (row === undefined) continue;
    const concerned = callers.filter((caller) => concerns(row, caller));
    const ready = await inParallel(concerned, AT_ONCE, (caller) => readyCases(world, call, row, caller));
    const before = aloneAtWork ? await lookAtOthers(world) : undefined;
    await inParallel(ready, AT_ONCE, (group) => runGroup(call, row, group, tap, findings));
    const changed = before === undefined ? [] : changedTables(before, await lookAtOthers(world));
    findings.check(
      'rows of others',
      changed.length === 0,
      `${call.path} changed rows of others in ${changed.join(', ')}`,
    );
    const next = await transactionNow(world);
    const stray = await strayTexts(world, since);
    since = next;
    findings.check(
      'rows of others',
      stray.length === 0,
      `${call.path} left texts of others in ${stray.join(', ')}`,
    );
    if (findings.isEnough) return;
  }
}

/** Callers who lack something that few calls ask for make only those. */
function concerns({ complete, feature }: PolicyRow, { state }: CallerKind): boolean {
  if (state === 'incomplete') return complete === true;
  return state !== 'withoutFeatures' || feature !== undefined;
}

async function readyCases(
  world: World,
  call: CallSpec,
  row: PolicyRow,
  caller: CallerKind,
): Promise<Ready[]> {
  const ready: Ready[] = [];
  for (const form of formsOf(row, caller)) {
    const fresh = await makeMatrixCase(world, caller);
    // The same address for all forms, because answers are compared and may contain it.
    const matrixCase = { ...fresh, address: ready[0]?.matrixCase.address ?? fresh.address };
    const make = FORMS[call.path]?.[form];
    if (make === undefined) throw new Error(`nothing makes the form ${form} of ${call.path}`);
    const sending = await make(matrixCase);
    if (call.mutates) await addCollidingKey(matrixCase, call);
    ready.push({ matrixCase: { ...matrixCase, ...sending.as }, form, sending });
  }
  return ready;
}

/** The colliding tenants have used the same idempotency key for another request. */
async function addCollidingKey({ world, idempotencyKey }: MatrixCase, { path }: CallSpec): Promise<void> {
  await addCollidingRows(world, 'idempotency', ({ mark }) => ({
    key: idempotencyKey,
    call: path,
    body_hash: Buffer.from(mark),
    response: { note: mark },
  }));
}

async function runGroup(
  call: CallSpec,
  row: PolicyRow,
  group: readonly Ready[],
  tap: Tap,
  findings: Findings,
): Promise<void> {
  const replies = new Map<string, Reply>();
  for (const { matrixCase, form, sending } of group) {
    tap.keepSecrets(matrixCase, sending);
    const reply = await send(call, matrixCase, sending);
    const where = `${call.path} (${form}) by ${matrixCase.caller.name}`;
    const { code, data } = JSON.parse(reply.body) as { code: number; data: unknown };
    const [got, expected] = [codeNameOf(code) ?? String(code), expectedOf(row, form, matrixCase.caller)];
    findings.check('outcomes', got === expected, `${where}: ${got} instead of ${expected}`);
    if (got === row.forms[form] && sending.review !== undefined) {
      const problem = await sending.review(data);
      findings.check('data', problem === undefined, `${where}: ${problem}`);
    }
    tap.reply(where, matrixCase, reply, sending);
    replies.set(form, reply);
  }
  for (const [one, other] of pairsOf(row)) {
    const [a, b] = [replies.get(one), replies.get(other)];
    if (a === undefined || b === undefined) continue;
    const where = `${call.path} by ${group[0]?.matrixCase.caller.name}`;
    findings.check(
      'equal answers',
      bytesOf(a) === bytesOf(b),
      `${where}: ${one} and ${other} can be told apart`,
    );
  }
}

function send(
  call: CallSpec,
  matrixCase: MatrixCase,
  { input, appmanager, cookie }: Sending,
): Promise<Reply> {
  const { accessToken, address, idempotencyKey } = matrixCase;
  const options = { accessToken, address, idempotencyKey };
  const info = JSON.parse(headersFor(call, options)['info'] ?? '') as Record<string, unknown>;
  return matrixCase.world.bench.send(call, input, {
    ...options,
    headers: {
      info: JSON.stringify({ ...info, ...(appmanager === undefined ? {} : { appmanager }) }),
      ...(cookie === undefined ? {} : { cookie }),
    },
  });
}

function pairsOf({ forms, alike = [] }: PolicyRow): [string, string][] {
  const named = new Set([
    ...alike,
    ...('foreign' in forms && 'missing' in forms ? ['foreign', 'missing'] : []),
  ]);
  const [first, ...rest] = named;
  return first === undefined ? [] : rest.map((other) => [first, other]);
}

/** Everything that could distinguish one answer from another. */
function bytesOf({ status, headers, body }: Reply): string {
  const { date: _date, ...rest } = headers;
  return JSON.stringify([status, rest, body]);
}
