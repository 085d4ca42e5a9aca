import { z } from 'zod';
import { NoticeEvent } from '../notice/model.ts';

export const LETTER_TYPES = [1, 2, 5, 6, 7] as const;

export const Letter = z
  .object({
    letterId: z.uuid(),
    /** 1 system, 2 of the other side of an order, 5 a task, 6 and 7 an export has ended. */
    type: z.literal(LETTER_TYPES),
    event: NoticeEvent,
    /** What the words of the event need. */
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The screen that shows what it is about. */
    path: z.string(),
    isRead: z.boolean(),
    createdAt: z.string(),
  })
  .meta({ id: 'Letter' });
export type Letter = z.output<typeof Letter>;
