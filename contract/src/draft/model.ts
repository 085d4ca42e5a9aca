import { z } from 'zod';

export const Draft = z
  .object({
    /** As the form wrote it. */
    body: z.string(),
    /** Counts up with every save. */
    version: z.number().int(),
    savedAt: z.string(),
  })
  .meta({ id: 'Draft' });
export type Draft = z.output<typeof Draft>;
