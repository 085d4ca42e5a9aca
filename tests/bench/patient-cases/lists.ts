import type { InputOf } from '@archway/contract/core/call';
import type { listCases } from '@archway/contract/case/calls';

/** One list of cases as a screen asks for it, and as one statement. Both servers must answer the same. */
export interface CaseList {
  name: string;
  asked: Omit<InputOf<typeof listCases>, 'pageSize' | 'pageNum' | 'cursor'>;
  /** The same condition in SQL. */
  where?: string;
  order: CaseOrder;
  /** A page from the middle, reached by the cursor of the page before it. */
  later?: true;
  /** How much more it may cost in the clinic with 200,000 cases than in the one with 10,000. */
  growth: number;
  /** The index its rows must be found by. */
  index: string;
}

export type CaseOrder = 'scanned' | 'patientName';

const TOTALS = 2;
const PAGES = 1.2;
const SEARCH = 3;

const NEWEST_SCAN = { sort: '-scanned' } as const;
/** A month in the middle of the data set's years. */
const MONTH = { from: '2026-03-01', to: '2026-03-31' };

export const CASE_LISTS: readonly CaseList[] = [
  {
    name: 'cases, first page, with total',
    asked: NEWEST_SCAN,
    order: 'scanned',
    growth: TOTALS,
    index: 'patient_case_by_day',
  },
  {
    name: 'cases, later page, by cursor',
    asked: NEWEST_SCAN,
    order: 'scanned',
    later: true,
    growth: PAGES,
    index: 'patient_case_by_day',
  },
  {
    name: 'cases, one month',
    asked: { ...NEWEST_SCAN, scanned: MONTH },
    where: `scanned_on between '${MONTH.from}' and '${MONTH.to}'`,
    order: 'scanned',
    growth: TOTALS,
    index: 'patient_case_by_day',
  },
  {
    name: 'cases, one status',
    asked: { ...NEWEST_SCAN, states: ['scanCompleted'] },
    where: `state = 'scanCompleted'`,
    order: 'scanned',
    growth: TOTALS,
    index: 'patient_case_by_state_and_day',
  },
  {
    name: 'cases, by patient',
    asked: { sort: 'patientName' },
    order: 'patientName',
    growth: TOTALS,
    index: 'patient_case_by_patient_name',
  },
  {
    name: 'cases, search for a patient',
    asked: { ...NEWEST_SCAN, keyword: 'julia horvath' },
    where: searched('julia horvath'),
    order: 'scanned',
    growth: SEARCH,
    index: 'patient_case_searched',
  },
  {
    name: 'cases, search for a common surname',
    asked: { ...NEWEST_SCAN, keyword: 'schmidt' },
    where: searched('schmidt'),
    order: 'scanned',
    growth: SEARCH,
    index: 'patient_case_searched',
  },
];

function searched(keyword: string): string {
  return `fold_text(name || ' ' || code || ' ' || patient_name || ' ' || patient_code || ' ' || memo) like part_of('${keyword}')`;
}

/** The tabs of a clinic that works with views: counted in one call, against one total. */
export const TABS: readonly CaseList['asked'][] = [
  {},
  { states: ['registered'] },
  { states: ['scanCompleted'] },
  { states: ['ordered', 'designing'] },
  { states: ['completed'] },
  { scanned: MONTH },
  { scanned: MONTH, states: ['completed'] },
  { scanned: MONTH, states: ['scanCompleted'] },
];
export const TABS_AT_MOST = 4;
