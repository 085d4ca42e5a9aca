import { CASE_COLUMNS } from '@archway/rules/case-list';
import { ORDER_COLUMNS } from '@archway/rules/order/list';
import type { ViewList } from '@archway/rules/views';
import { z } from 'zod';
import { CaseFilters, CaseSort } from '../case/filters.ts';
import { OrderFilters, OrderSort } from '../order/filters.ts';

/** How a list of cases looks in a view. */
export const CaseViewSettings = z
  .strictObject({
    filters: CaseFilters,
    columns: z.array(z.enum(CASE_COLUMNS)).max(CASE_COLUMNS.length),
    sort: CaseSort,
  })
  .meta({ id: 'CaseViewSettings' });
export type CaseViewSettings = z.output<typeof CaseViewSettings>;

/** How a list of orders looks in a view. */
export const OrderViewSettings = z
  .strictObject({
    filters: OrderFilters,
    columns: z.array(z.enum(ORDER_COLUMNS)).max(ORDER_COLUMNS.length),
    sort: OrderSort,
  })
  .meta({ id: 'OrderViewSettings' });
export type OrderViewSettings = z.output<typeof OrderViewSettings>;

/** The settings of a view, which are those of its list. */
export const VIEW_SETTINGS = { case: CaseViewSettings, order: OrderViewSettings } as const satisfies Record<
  ViewList,
  z.ZodType
>;

const about = {
  viewId: z.uuid(),
  name: z.string(),
  isShared: z.boolean(),
  /** The caller's, who alone changes and deletes it. */
  isOwn: z.boolean(),
  ownerName: z.string(),
};

export const CaseView = z
  .object({ ...about, list: z.literal('case'), settings: CaseViewSettings })
  .meta({ id: 'CaseView' });
export type CaseView = z.output<typeof CaseView>;

export const OrderView = z
  .object({ ...about, list: z.literal('order'), settings: OrderViewSettings })
  .meta({ id: 'OrderView' });
export type OrderView = z.output<typeof OrderView>;

export const View = z.discriminatedUnion('list', [CaseView, OrderView]).meta({ id: 'View' });
export type View = z.output<typeof View>;
