import type { OrderStatus } from '../order/statuses.ts';

/** What of an order is printed. */
export const PAPER_KINDS = ['prescription', 'label'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** On a roll each label has a page of its own; labels on sheets stand in two columns. */
export const PAPER_SIZES = ['A4', 'Letter', 'roll'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const SIZES_OF: Readonly<Record<PaperKind, readonly PaperSize[]>> = {
  prescription: ['A4', 'Letter'],
  label: ['roll', 'A4', 'Letter'],
};

/** At once. */
export const MOST_PRINTED = 200;

/** Those that fit beside the chart; more go on on the next page. */
export const WORKS_ON_FIRST_PAGE = 8;

const NEVER_PRINTED: readonly OrderStatus[] = ['canceled', 'rejected'];

/** A paper of work that nobody is to do would be taken for one that somebody has to. */
export const canPrint = (status: OrderStatus): boolean => !NEVER_PRINTED.includes(status);
