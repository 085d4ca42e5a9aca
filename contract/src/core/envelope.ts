import { z } from 'zod';

/** Every answer has this form; `code` 200 is success, `msg` is in the reader's language. */
export const envelopeOf = <T extends z.ZodType>(data: T) =>
  z.object({ code: z.number().int(), msg: z.string(), data });

export interface Envelope<T = unknown> {
  code: number;
  msg: string;
  data: T;
}
