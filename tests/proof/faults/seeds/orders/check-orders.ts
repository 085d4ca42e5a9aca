import { ORDER_STEPS, type OrderAction } from '@archway/rules/order/table';
import { isOpen } from '@archway/rules/order/statuses';
import type { Stage } from '../stage.ts';
import type { Entry } from '../user-actions.ts';
import { letterProblems } from './check-letters.ts';
import type { HistoryEntry, OrderRow } from './order-row.ts';
import type { World } from './world.ts';

const ROWS = `
  select o.id, o.case_id, o.counterpart as lab, o.status, o.version, o.revision, o.started_at is not null as is_started,
    o.ended_at::text as ended, p.case_before,
    (select json_agg(json_build_object('version', h.version, 'action', h.action, 'from', h.from_status, 'to', h.to_status,
       'isOfLab', h.done_org <> o.org_id) order by h.version) from order_history h where h.order_id = o.id) as history,
    (select count(*)::int from order_revision r where r.order_id = o.id) as revisions,
    (select count(*)::int from order_consent c where c.order_id = o.id) as consents,
    l.id is not null as is_listed,
    coalesce((l.status, l.version, l.estimated_on, l.counterpart, l.requested_on)
        is not distinct from (o.status, o.version, o.estimated_on, o.counterpart, o.requested_on)
      -- The list is told in milliseconds.
      and l.started_at is not distinct from date_trunc('milliseconds', o.started_at), false) as is_list_right,
    (select count(*)::int from order_grant g where g.order_id = o.id and g.ended_at is null) as live_grants
  from order_record o join order_plan p on p.order_id = o.id left join lab_order l on l.id = o.id
  where o.org_id = app_org()`;

/** What must hold of orders once the site is idle: I1 and I2, cases that follow their orders, and letters that came once. */
export async function checkOrders(
  { rows }: Pick<Stage, 'rows'>,
  { clinics, labs }: World,
  entries: readonly Entry[],
): Promise<string[]> {
  const violations: string[] = [];
  const all: OrderRow[] = [];
  for (const { org } of clinics) {
    const orders = await rows.rows<OrderRow>(org.orgId, ROWS);
    all.push(...orders);
    const cases = await rows.rows<{ id: string; state: string }>(
      org.orgId,
      'select id, state from patient_case where org_id = app_org()',
    );
    violations.push(
      ...orders.flatMap((row) => rowProblems(row)),
      ...cases.flatMap((one) => caseProblems(one, orders)),
      ...(await letterProblems(rows, { orgId: org.orgId, isOfLab: false, orders })),
    );
  }
  for (const { org } of labs) {
    const orders = all.filter(({ lab }) => lab === org.orgId);
    violations.push(...(await letterProblems(rows, { orgId: org.orgId, isOfLab: true, orders })));
  }
  return [...violations, ...journalProblems(all, entries)];
}

function rowProblems(row: OrderRow): string[] {
  const { status, version, revision, history, revisions, consents } = row;
  const problems = pathProblems(history);
  const last = history.at(-1);
  if (last?.to !== status || last.version !== version)
    problems.push(
      `is ${status} in version ${version}, its history ends with ${last?.to} in ${last?.version}`,
    );
  if (revisions !== revision) problems.push(`has ${revisions} revisions and says ${revision}`);
  const signed = history.filter(({ action }) => ['send', 'release', 'edit'].includes(action)).length;
  if (consents !== signed) problems.push(`was sent ${signed} times with ${consents} consents`);
  if (row.is_listed !== revision > 0)
    problems.push(`is ${row.is_listed ? '' : 'not '}in the list of its lab`);
  if (row.is_listed && !row.is_list_right) problems.push('is another one in the list of its lab');
  const isEnded = status === 'canceled' || status === 'rejected';
  if (isEnded && row.live_grants > 0) problems.push(`is ${status} and hands out ${row.live_grants} files`);
  return problems.map((problem) => `order ${row.id} ${problem}`);
}

/** Jobs do what people could have done, under names of their own. */
const AS_IN_TABLE: Readonly<Record<string, OrderAction>> = { autoAccept: 'accept', autoComplete: 'complete' };

/** Versions from 1 without a gap, and each entry a step of the table, by the side that may take it. */
function pathProblems(history: readonly HistoryEntry[]): string[] {
  return history.flatMap(({ version, action, from, to, isOfLab }, i) => {
    const what = `${action} from ${from} to ${to}`;
    const problems = version === i + 1 ? [] : [`has version ${version} where ${i + 1} was next`];
    if (i === 0) {
      const isBeginning = ['create', 'copy'].includes(action) && to === 'notSent';
      return isBeginning ? problems : [...problems, `begins with ${what}`];
    }
    const before = history[i - 1]?.to;
    if (from !== before) problems.push(`has ${what} after ${before}`);
    const isStep = ORDER_STEPS.some(
      (step) =>
        step.action === (AS_IN_TABLE[action] ?? action) &&
        (step.by === 'lab') === isOfLab &&
        from !== null &&
        step.from.includes(from) &&
        (step.to ?? from) === to,
    );
    return isStep ? problems : [...problems, `has ${what}, which is no step of the table`];
  });
}

/** An open order says what its case is; without one the order that ended last does. */
function caseProblems({ id, state }: { id: string; state: string }, orders: readonly OrderRow[]): string[] {
  const own = orders.filter((order) => order.case_id === id && order.revision > 0);
  const open = own.filter(({ status }) => isOpen(status));
  if (open.length > 1) return [`case ${id} has ${open.length} open orders`];
  const wanted = open[0] === undefined ? stateAfter(own) : open[0].is_started ? 'designing' : 'ordered';
  return state === wanted ? [] : [`case ${id} is ${state}, its orders say ${wanted}`];
}

function stateAfter(orders: readonly OrderRow[]): string {
  const [last] = orders.toSorted((one, other) => ((one.ended ?? '') < (other.ended ?? '') ? 1 : -1));
  if (last?.status === 'completed' || last?.case_before === 'completed') return 'completed';
  return 'registered';
}

/** I1: what was acknowledged is there once, as it was answered, and nothing is there that nobody asked for. */
function journalProblems(rows: readonly OrderRow[], entries: readonly Entry[]): string[] {
  const problems: string[] = [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  const told = entries.flatMap(({ call, code, order }) =>
    code === 200 && order !== undefined ? [{ call, ...order }] : [],
  );
  for (const { call, id, version, status } of told) {
    const entry = byId.get(id)?.history.find((one) => one.version === version);
    if (entry === undefined)
      problems.push(`${call} was answered with version ${version} of order ${id}: lost`);
    else if (entry.to !== status)
      problems.push(`${call} was answered with ${status} in version ${version} of order ${id}: ${entry.to}`);
  }
  const asked = new Set(told.map(({ id }) => id));
  for (const { id } of rows) if (!asked.has(id)) problems.push(`nobody was told of order ${id}`);
  return problems;
}
