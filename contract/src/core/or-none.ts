import { z } from 'zod';

/** A value, or empty for none: a form has no null. Left out, what there is stays. */
export const orNone = <T extends z.ZodType>(value: T) => z.union([z.literal(''), value]).optional();
