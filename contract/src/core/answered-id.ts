import { z } from 'zod';

/** An id in the rows of a list. It comes from our own tables, and to match each with a pattern took longer than the rest. */
export const AnsweredId = z.string().meta({ format: 'uuid' });
