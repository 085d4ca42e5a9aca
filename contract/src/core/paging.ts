import { z } from 'zod';

export const MAX_PAGE_SIZE = 100;
/** Totals are counted exactly up to here; beyond, `totalIsExact` is false. */
export const EXACT_TOTAL_LIMIT = 10_000;

/** What every list takes: page number and size as the specification says, or the cursor our screens use. */
export const PageInput = {
  pageNum: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(MAX_PAGE_SIZE).default(50),
  cursor: z.string().max(256).optional(),
};

/** How lists are sorted unless another order is asked for. */
export const NEWEST_FIRST = '-createdAt';

/** What a list can be sorted by, beside its age: `name` upward, `-name` downward. */
export const sortedBy = <const N extends string>(...names: readonly N[]): SortInput<N | 'createdAt'> =>
  z.enum(['createdAt', '-createdAt', ...names, ...names.map((name) => `-${name}` as const)]).optional();

type SortInput<N extends string> = z.ZodOptional<z.ZodEnum<{ [K in N | `-${N}`]: K }>>;

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.number().int(),
    totalIsExact: z.boolean(),
    /** Pass it back as `cursor` for the next page; null at the end. */
    next: z.string().nullable(),
  });
