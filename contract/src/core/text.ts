import { plainLine, plainText } from '@archway/rules/plain-text';
import { z } from 'zod';

/** What is typed on one line, a name for example, without characters that cannot be seen; they are taken out. */
export const line = (max: number) => z.string().overwrite(plainLine).trim().max(max);

/** What is typed on several lines, likewise. */
export const lines = (max: number) => z.string().overwrite(plainText).trim().max(max);
