import { NEWEST_FIRST } from '@archway/contract/core/paging';
import { openDatabase, queriesRunBy, type Statement, type Tx } from '@archway/server/platform/db/database';
import {
  listMembers,
  listMembersByCode,
  lockActiveAdministrators,
  MEMBER_LIST,
  searchMembers,
} from '@archway/server/features/member/member.repository';
import { hasOnePlan, narrowingOf } from '@archway/server/features/case/case-narrowing';
import { CASE_LIST } from '@archway/server/features/case/case.repository';
import { findListedCases, searchListed } from '@archway/server/features/case/listed-case.repository';
import { LAB_ORDER_LIST } from '@archway/server/features/order/lab-order-list.repository';
import {
  readListedLabOrders,
  readListedOrders,
} from '@archway/server/features/order/listed-order.repository';
import { ORDER_LIST } from '@archway/server/features/order/order-list.repository';
import { narrowingOfClinic, narrowingOfLab } from '@archway/server/features/order/order-narrowing';
import { readPage } from '@archway/server/platform/list/page';
import { sortOf } from '@archway/server/platform/list/sort';
import type { Caller } from '@archway/server/platform/rpc/caller';
import pg from 'pg';
import { LIST_CASES, PAGE } from './cases.ts';
import { BIG, BIG_LAB, orgIdOf } from './data-set.ts';
import { ORDER_LISTS, type OrderList } from './orders/lists.ts';
import { CASE_LISTS, type CaseList } from './patient-cases/lists.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
}

export interface PlanCheck {
  name: string;
  indexes: string[];
  problems: string[];
}

/** The statements the repository really sends, explained for the application's role in the big clinic. */
export async function checkPlans(appUrl: string): Promise<PlanCheck[]> {
  const checks: PlanCheck[] = [];
  for (const list of LIST_CASES) {
    const sort = sortOf(MEMBER_LIST, NEWEST_FIRST);
    const place = { sort: sort.name, value: '2025-03-01T00:00:00.000000Z', id: NOBODY, total: 1 };
    const wanted = { sort, size: PAGE, after: list.later ? place : null, skip: 0 };
    const plans = await plansOf(appUrl, CALLER, async (tx) => {
      if (list.keyword === undefined) return listMembers(tx, CALLER, list, wanted);
      const { userCodes } = await searchMembers(tx, CALLER, list, wanted);
      return listMembersByCode(tx, CALLER, userCodes);
    });
    checks.push(judge(list.name, list.index, plans));
  }
  for (const list of CASE_LISTS) checks.push(await planOfCases(appUrl, list));
  for (const list of ORDER_LISTS) checks.push(await planOfOrders(appUrl, list));
  const locking = await plansOf(appUrl, CALLER, (tx) => lockActiveAdministrators(tx, CALLER));
  checks.push(judge('administrators, to be locked', 'member_by_role', locking));
  return checks;
}

/** The page as the call reads it, and the total beside it. */
async function planOfCases(appUrl: string, list: CaseList): Promise<PlanCheck> {
  const { sort: name = NEWEST_FIRST, ...asked } = list.asked;
  const sort = sortOf(CASE_LIST, name);
  const place = { sort: sort.name, value: '2025-03-01', id: NOBODY, total: 1 };
  const wanted = { sort, size: PAGE, after: list.later ? place : null, skip: 0 };
  const plans = await plansOf(appUrl, CALLER, async (tx) => {
    const narrowing = await narrowingOf(tx, CALLER.orgId, asked);
    return asked.keyword === undefined
      ? readPage(tx, findListedCases(tx, CALLER, narrowing), wanted, { isKept: hasOnePlan(narrowing) })
      : searchListed(tx, CALLER, narrowing, wanted);
  });
  return judge(list.name, list.index, plans);
}

async function planOfOrders(appUrl: string, list: OrderList): Promise<PlanCheck> {
  const { sort: name = NEWEST_FIRST, ...asked } = list.asked;
  const caller = list.side === 'clinic' ? CALLER : CALLER_OF_LAB;
  const sort = sortOf(list.side === 'clinic' ? ORDER_LIST : LAB_ORDER_LIST, name);
  const place = { sort: sort.name, value: '2025-03-01T00:00:00.000000Z', id: NOBODY, total: 1 };
  const wanted = { sort, size: PAGE, after: list.later ? place : null, skip: 0 };
  const plans = await plansOf(appUrl, caller, async (tx) => {
    if (list.side === 'clinic')
      return readListedOrders(tx, caller, await narrowingOfClinic(tx, caller, asked), wanted);
    return readListedLabOrders(tx, caller, await narrowingOfLab(tx, caller, asked), wanted);
  });
  return judge(list.name, list.index, plans);
}

const NOBODY = '00000000-0000-7000-8000-000000000000';
const CALLER: Caller = {
  userCode: NOBODY,
  orgId: orgIdOf(BIG.number),
  orgType: 2,
  roleId: NOBODY,
  scope: 'organization',
  sessionId: NOBODY,
  permissions: ['*:*:*'],
  features: [],
  mustChangePassword: false,
  verified: { own: false, administrator: false },
};

const CALLER_OF_LAB: Caller = { ...CALLER, orgId: orgIdOf(BIG_LAB.number), orgType: 3 };

async function plansOf(
  appUrl: string,
  { orgId }: Caller,
  work: (tx: Tx) => Promise<unknown>,
): Promise<PlanNode[]> {
  const database = openDatabase(appUrl, 1, () => {});
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  const plans: PlanNode[] = [];
  await client.query('begin');
  await client.query(`select set_config('app.org_id', $1, true)`, [orgId]);
  await work(
    queriesRunBy(database.db, async (statement) => {
      plans.push(await planOf(client, statement));
      return client.query(statement);
    }),
  );
  await client.query('rollback');
  await client.end();
  await database.close();
  return plans;
}

/** A statement that PostgreSQL keeps has one plan for all; any other is planned for what it asks. */
async function planOf(client: pg.Client, { text, values, name }: Statement): Promise<PlanNode> {
  type Row = { 'QUERY PLAN': [{ Plan: PlanNode }] };
  if (name === undefined) {
    const { rows } = await client.query<Row>(`explain (format json) ${text}`, values);
    return rows[0]!['QUERY PLAN'][0].Plan;
  }
  await client.query('set local plan_cache_mode = force_generic_plan');
  await client.query(`prepare asked as ${text}`);
  const given = values.map((value) => literalOf(value)).join(', ');
  const { rows } = await client.query<Row>(`explain (format json) execute asked(${given})`);
  await client.query('deallocate asked');
  return rows[0]!['QUERY PLAN'][0].Plan;
}

function literalOf(value: unknown): string {
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(String(value));
}

function judge(name: string, wantedIndex: string, plans: readonly PlanNode[]): PlanCheck {
  const nodes = plans.flatMap(nodesOf);
  const indexes = [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))];
  const scanned = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
  return {
    name,
    indexes,
    problems: [
      ...scanned.filter((table) => table !== 'site_clock').map((table) => `reads all of ${table}`),
      // Found by their keys, not by reading all and dropping the others.
      ...nodes
        .filter(({ Filter = '' }) => Filter.includes('= ANY'))
        .map(() => 'reads more than it looks for'),
      ...(indexes.includes(wantedIndex) ? [] : [`does not use ${wantedIndex}`]),
    ],
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
