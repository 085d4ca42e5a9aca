import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { PAGE } from '../cases.ts';
import { whereOf, type OrderList, type OrderOrder, type OrderSide } from './lists.ts';

/** Where a page ended. */
export interface AfterOrder {
  value: string;
  id: string;
}

interface Key {
  column: string;
  direction: 'asc' | 'desc';
  type: string;
}

const TABLES = { clinic: 'order_record', lab: 'lab_order' } as const;
const OWNERS = { clinic: 'org_id', lab: 'counterpart' } as const;
const MOST = EXACT_TOTAL_LIMIT + 1;

export const tableOf = (side: OrderSide): string => TABLES[side];

/** What a list of a side is sorted by. */
export function keyOf(side: OrderSide, order: OrderOrder): Key {
  if (order === 'leaves') return { column: 'leaves_on', direction: 'asc', type: 'date' };
  return { column: side === 'clinic' ? 'created_at' : 'sent_at', direction: 'desc', type: 'timestamptz' };
}

/** The one statement of the bare engine: page and total together, everything written in. */
export function bareOrders(orgId: string, list: OrderList, after: AfterOrder | null): string {
  const { side, order } = list;
  const { column, direction, type } = keyOf(side, order);
  const table = TABLES[side];
  const where = whereOf(list, orgId);
  const all = [`${OWNERS[side]} = '${orgId}'`, ...(where === undefined ? [] : [where])].join(' and ');
  const follows = direction === 'desc' ? '<' : '>';
  const place =
    after === null ? '' : ` and (${column}, id) ${follows} ('${after.value}'::${type}, '${after.id}')`;
  const sorted = `order by ${column} ${direction}, id ${direction}`;
  const total =
    after === null
      ? `(select count(*)::integer from (select 1 from ${table} where ${all} limit ${MOST}) seen)`
      : 'null::integer';
  return `
    select page.*, ${total} as total${side === 'clinic' ? ', known.patient_name as known_name, known.patient_code as known_code, plan.lab, plan.release_asked_at' : ''}
    from (select * from ${table} where ${all}${place} ${sorted} limit ${PAGE + 1}) page
    ${side === 'clinic' ? joinsOf(orgId) : ''}
    order by page.${column} ${direction}, page.id ${direction}`;
}

const joinsOf = (orgId: string): string => `
    left join patient_case known on known.bucket = org_bucket('${orgId}') and known.org_id = '${orgId}' and known.id = page.case_id
    left join order_plan plan on plan.bucket = org_bucket('${orgId}') and plan.org_id = '${orgId}' and plan.order_id = page.id`;
