/** One list as a user asks for it. Both servers are asked the same and must answer the same. */
export interface ListCase {
  name: string;
  status?: number;
  keyword?: string;
  /** A page from the middle, reached by the cursor of the page before it; its reader has the total already. */
  later?: true;
  /** How much more it may cost in the clinic with 200,000 members than in the one with 10,000. */
  growth: number;
  /** The index its rows must be found by. */
  index: string;
}

const TOTALS = 2;
const PAGES = 1.2;
const SEARCH = 3;

export const LIST_CASES: readonly ListCase[] = [
  { name: 'first page, with total', growth: TOTALS, index: 'member_by_age' },
  { name: 'later page, by cursor', later: true, growth: PAGES, index: 'member_by_age' },
  { name: 'status, first page, with total', status: 2, growth: TOTALS, index: 'member_by_activation' },
  { name: 'status, later page', status: 2, later: true, growth: PAGES, index: 'member_by_activation' },
  { name: 'search for a whole name', keyword: 'greta lehmann', growth: SEARCH, index: 'member_searched' },
  { name: 'search for a common surname', keyword: 'schmidt', growth: SEARCH, index: 'member_searched' },
];

/** What our server must reach of the bare one, and of the driver alone without HTTP. */
export const OF_BARE = 0.6;
export const OF_DRIVER = 0.35;

export const PAGE = 50;
/** The later page is this many pages behind the first: the small clinic's disabled members fill ten. */
export const LATER = 5;
