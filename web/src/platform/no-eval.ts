import { z } from 'zod';

/**
 * The contract's schemas would probe whether code may be made from text, as soon as the first is defined. Our pages
 * forbid that, and a forbidden attempt is reported as an attack. So this file is loaded before any other.
 */
z.config({ jitless: true });
