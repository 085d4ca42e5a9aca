import { openDatabase, queriesRunBy, type Tx } from '@archway/server/platform/db/database';
import {
  listMembers,
  listMembersByCode,
  lockActiveAdministrators,
  searchMembers,
} from '@archway/server/features/member/member.repository';
import type { Caller } from '@archway/server/platform/rpc/caller';
import pg from 'pg';
import { LIST_CASES, PAGE } from './cases.ts';
import { BIG, orgIdOf } from './data-set.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
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
    const after = list.later ? { createdAt: '2025-03-01T00:00:00.000000Z', userCode: NOBODY, total: 1 } : null;
    const wanted = { status: list.status, keyword: list.keyword, size: PAGE, after, skip: 0 };
    const plans = await plansOf(appUrl, async (tx) => {
      if (list.keyword === undefined) return listMembers(tx, CALLER, wanted);
      const { userCodes } = await searchMembers(tx, CALLER, wanted);
      return listMembersByCode(tx, CALLER, userCodes);
    });
    checks.push(judge(list.name, list.index, plans));
  }
  const locking = await plansOf(appUrl, (tx) => lockActiveAdministrators(tx, CALLER));
  checks.push(judge('administrators, to be locked', 'member_by_role', locking));
  return checks;
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
  mustChangePassword: false,
  verifiedBy: null,
};

async function plansOf(appUrl: string, work: (tx: Tx) => Promise<unknown>): Promise<PlanNode[]> {
  const { db, close } = openDatabase(appUrl, 1, () => {});
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  const plans: PlanNode[] = [];
  await client.query('begin');
  await client.query(`select set_config('app.org_id', $1, true)`, [CALLER.orgId]);
  await work(
    queriesRunBy(db, async (text, values) => {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) ${text}`,
        values,
      );
      plans.push(...rows.map((row) => row['QUERY PLAN'][0].Plan));
      return client.query(text, values);
    }),
  );
  await client.query('rollback');
  await client.end();
  await close();
  return plans;
}

function judge(name: string, wantedIndex: string, plans: readonly PlanNode[]): PlanCheck {
  const nodes = plans.flatMap(nodesOf);
  const indexes = [...new Set(nodes.flatMap((node) => node['Index Name'] ?? []))];
  const scanned = nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '');
  return {
    name,
    indexes,
    problems: [
      ...scanned.filter((table) => table !== 'site_clock').map((table) => `reads all of ${table}`),
      ...(indexes.includes(wantedIndex) ? [] : [`does not use ${wantedIndex}`]),
    ],
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
