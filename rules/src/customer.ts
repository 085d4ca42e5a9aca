/** Which of a lab's customers a list shows. A new or a quiet one is active as well. */
export const CUSTOMER_FILTERS = ['active', 'new', 'quiet', 'former'] as const;
export type CustomerFilter = (typeof CUSTOMER_FILTERS)[number];

export const CUSTOMER_SORTS = ['orders', 'open', 'remakes', 'answers', 'lastOrder', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** What is said of a customer is of so many days, today among them. */
export const CUSTOMER_DAYS = 90;
/** Drawn week by week, the last of them ending today. */
export const CUSTOMER_WEEKS = 13;
/** Without an order for so long, a customer is quiet. */
export const QUIET_DAYS = 60;
/** From this share of remakes on, a customer asks for a closer look. */
export const MANY_REMAKES = 0.05;

export const CUSTOMER_LIMITS = { note: 2_000, like: 160, contacts: 20 } as const;

/** Shade guides a clinic works with. */
export const LIKED_SHADE_GUIDES = ['vitaClassical', 'vita3dMaster'] as const;
export type LikedShadeGuide = (typeof LIKED_SHADE_GUIDES)[number];

/** What is kept of how a clinic likes its work, in the order in which it is shown. */
export const LIKES = ['contacts', 'occlusion', 'shadeGuide', 'material', 'models', 'parcels'] as const;
export type Like = (typeof LIKES)[number];

/** The first day of the quarter of a day. */
export function quarterOf(day: string): string {
  const month = Number(day.slice(5, 7));
  const first = Math.floor((month - 1) / 3) * 3 + 1;
  return `${day.slice(0, 5)}${String(first).padStart(2, '0')}-01`;
}

interface Known {
  isFormer: boolean;
  /** Since when both are partners, as a day; null for who is not known to have begun. */
  since: string | null;
  /** The day of the newest order; null for none. */
  lastOrder: string | null;
}

/** Whether a customer belongs to what a filter shows, on a day. */
export function isShownBy(filter: CustomerFilter, customer: Known, { today, quietFrom }: Days): boolean {
  const { isFormer, since, lastOrder } = customer;
  if (filter === 'former') return isFormer;
  if (isFormer) return false;
  if (filter === 'active') return true;
  if (filter === 'new') return since !== null && since >= quarterOf(today);
  // Who has only just become a partner is not quiet.
  return (lastOrder ?? since ?? '') < quietFrom;
}

interface Days {
  today: string;
  /** Who has not ordered since this day is quiet. */
  quietFrom: string;
}
