import { z } from 'zod';

/** An id in the rows of a list. It comes from our own tables; to match each with a pattern was half the work of checking an answer. */
export const AnsweredId = z.string().meta({ format: 'uuid' });
