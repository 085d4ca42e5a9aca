import { gatherRecords } from '../../harness/gather.ts';
import type { Form, Forms } from './matrix-case.ts';

/** What is sent, by feature in `inputs/`. */
export const FORMS: Forms = await gatherRecords<Readonly<Record<string, Form>>>(
  new URL('inputs/', import.meta.url),
  'Forms',
);
