import type { InputOf } from '@archway/contract/core/call';
import type { listOrders } from '@archway/contract/order/calls';
import { BIG, BIG_LAB, orgIdOf } from '../data-set.ts';

/** One list of orders as a screen of a clinic or a lab asks for it, and as one statement. Both servers must answer the same. */
export interface OrderList {
  name: string;
  side: OrderSide;
  asked: Omit<InputOf<typeof listOrders>, 'pageSize' | 'pageNum' | 'cursor'>;
  /** The same condition in SQL. */
  where?: string;
  order: OrderOrder;
  /** A page from the middle, reached by the cursor of the page before it. */
  later?: true;
  /** How much more it may cost in the organization with 200,000 orders than in the one with 10,000. */
  growth: number;
  /** The index its rows must be found by. */
  index: string;
}

export type OrderSide = 'clinic' | 'lab';
export type OrderOrder = 'newest' | 'leaves';

const TOTALS = 2;
const PAGES = 1.2;
const SEARCH = 3;

/** A month in the middle of the data set's years: it narrows what has ended. */
const MONTH = { from: '2026-03-01', to: '2026-03-31' };
const ENDED_IN_MONTH = `(listed_at >= '2026-03-01Z' and (listed_at < '2026-04-01Z' or listed_at = 'infinity'))`;

const OPEN = ['pending', 'accepted', 'inProduction', 'ready'] as const;
const WORDS = 'schmidt';
/** Both measured clinics send more than a page to it. */
const LAB = orgIdOf(BIG_LAB.number);
/** Both measured labs have more than a page of it. */
const CLINIC = orgIdOf(BIG.number);

const amongCases = (orgId: string, words: string): string =>
  `case_id = any (array(select id from patient_case where org_id = '${orgId}'
     and fold_text(name || ' ' || code || ' ' || patient_name || ' ' || patient_code || ' ' || memo) like part_of('${words}')))`;

/** The condition of a list; a clinic's search looks into its own cases. */
export const whereOf = ({ side, asked, where }: OrderList, orgId: string): string | undefined =>
  side === 'clinic' && asked.keyword !== undefined ? amongCases(orgId, asked.keyword) : where;

export const ORDER_LISTS: readonly OrderList[] = [
  {
    name: 'orders of a clinic, first page, with total',
    side: 'clinic',
    asked: {},
    order: 'newest',
    growth: TOTALS,
    index: 'order_record_of_home',
  },
  {
    name: 'orders of a clinic, later page, by cursor',
    side: 'clinic',
    asked: {},
    order: 'newest',
    later: true,
    growth: PAGES,
    index: 'order_record_of_home',
  },
  {
    name: 'orders of a clinic, ended in a month or open',
    side: 'clinic',
    asked: { ended: MONTH },
    where: ENDED_IN_MONTH,
    order: 'newest',
    growth: TOTALS,
    index: 'order_record_of_home',
  },
  {
    name: 'orders of a clinic, one state',
    side: 'clinic',
    asked: { states: ['completed'] },
    where: `state = 'completed'`,
    order: 'newest',
    growth: TOTALS,
    index: 'order_record_by_state',
  },
  {
    name: 'orders of a clinic, one lab',
    side: 'clinic',
    asked: { companyCodes: [LAB] },
    where: `with_lab = '${LAB}'`,
    order: 'newest',
    growth: TOTALS,
    index: 'order_record_by_lab',
  },
  {
    name: 'orders of a clinic, search for a common surname',
    side: 'clinic',
    asked: { keyword: WORDS },
    order: 'newest',
    growth: SEARCH,
    index: 'patient_case_searched',
  },
  {
    name: 'orders of a lab, its board, with total',
    side: 'lab',
    asked: { states: [...OPEN], sort: 'leaves' },
    where: `state in ('pending', 'accepted', 'inProduction', 'ready')`,
    order: 'leaves',
    growth: TOTALS,
    index: 'lab_order_in_lab',
  },
  {
    name: 'orders of a lab, first page, with total',
    side: 'lab',
    asked: {},
    order: 'newest',
    growth: TOTALS,
    index: 'lab_order_of_counterpart',
  },
  {
    name: 'orders of a lab, later page, by cursor',
    side: 'lab',
    asked: {},
    order: 'newest',
    later: true,
    growth: PAGES,
    index: 'lab_order_of_counterpart',
  },
  {
    name: 'orders of a lab, ended in a month or open',
    side: 'lab',
    asked: { ended: MONTH },
    where: ENDED_IN_MONTH,
    order: 'newest',
    growth: TOTALS,
    index: 'lab_order_of_counterpart',
  },
  {
    name: 'orders of a lab, one state',
    side: 'lab',
    asked: { states: ['completed'] },
    where: `state = 'completed'`,
    order: 'newest',
    growth: TOTALS,
    index: 'lab_order_by_state',
  },
  {
    name: 'orders of a lab, one clinic',
    side: 'lab',
    asked: { companyCodes: [CLINIC] },
    where: `org_id = '${CLINIC}'`,
    order: 'newest',
    growth: TOTALS,
    index: 'lab_order_by_clinic',
  },
  {
    name: 'orders of a lab, search for a common surname',
    side: 'lab',
    asked: { keyword: WORDS },
    where: `searched like part_of('${WORDS}')`,
    order: 'newest',
    growth: SEARCH,
    index: 'lab_order_searched',
  },
];
