import { z } from 'zod';

/** How many things one call may be about. */
export const MAX_ITEMS = 100;

/** Ids of what a call is about, each answered by itself. */
export const ItemIds = z.array(z.uuid()).min(1).max(MAX_ITEMS).meta({ id: 'ItemIds' });

/** What became of each: code and text as a call about this one alone would have them. */
export const ItemResults = z
  .object({
    list: z.array(z.object({ id: z.uuid(), code: z.number().int(), msg: z.string() })),
  })
  .meta({ id: 'ItemResults' });
export type ItemResults = z.output<typeof ItemResults>;
