import { z } from 'zod';

export const Area = z.object({
  /** A country's is its ISO 3166-1 code. Null for cities, which have nothing below. */
  areaId: z.string().nullable(),
  /** A country's is in the reader's language, all others' as they are called there. */
  name: z.string(),
});
export type Area = z.output<typeof Area>;
