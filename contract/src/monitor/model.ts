import { z } from 'zod';

export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

/** One stack frame: function, script, line and column. Messages are left out since they may quote the user. */
export const StackFrame = z.string().max(300);

export const PageReport = z.strictObject({
  kind: z.enum(['error', 'vital']),
  /** The error's class (`TypeError`) or the vital's name (`LCP`). */
  name: z.string().regex(/^[\w$.-]{1,64}$/),
  frames: z.array(StackFrame).max(20).default([]),
  /** The vital's value; milliseconds, or the score for CLS. */
  value: z.number().min(0).max(600_000).optional(),
});
export type PageReport = z.output<typeof PageReport>;
