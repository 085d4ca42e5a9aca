import { CASE_COLUMNS } from '@archway/rules/case-list';
import { z } from 'zod';
import { CaseFilters, CaseSort } from '../case/filters.ts';

/** How a list looks in a view. */
export const ViewSettings = z
  .strictObject({
    filters: CaseFilters,
    columns: z.array(z.enum(CASE_COLUMNS)).max(CASE_COLUMNS.length),
    sort: CaseSort,
  })
  .meta({ id: 'ViewSettings' });
export type ViewSettings = z.output<typeof ViewSettings>;

export const View = z
  .object({
    viewId: z.uuid(),
    name: z.string(),
    isShared: z.boolean(),
    /** The caller's, who alone changes and deletes it. */
    isOwn: z.boolean(),
    ownerName: z.string(),
    settings: ViewSettings,
  })
  .meta({ id: 'View' });
export type View = z.output<typeof View>;
