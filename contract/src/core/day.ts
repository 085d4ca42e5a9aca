import { z } from 'zod';

/** A calendar date without a time, `2026-11-09`. */
export const Day = z.iso.date().meta({ id: 'Day' });
