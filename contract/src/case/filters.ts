import { CASE_STATES } from '@archway/rules/cases';
import { DATE_PRESETS } from '@archway/rules/date-presets';
import { CASE_SORTS } from '@archway/rules/case-list';
import { ORDER_STATUSES } from '@archway/rules/order/statuses';
import { WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { z } from 'zod';
import { Day } from '../core/day.ts';
import { sortedBy } from '../core/paging.ts';
import { line } from '../core/text.ts';

const MOST_DENTISTS = 20;
const MOST_LABS = 20;

/** A preset moves on with the days of the organization; chosen days stay. */
const DateChoice = z.union([z.enum(DATE_PRESETS), z.strictObject({ from: Day, to: Day })]);

/** What a list of cases is narrowed to. What is left out narrows nothing. */
export const CaseFilters = z
  .strictObject({
    keyword: line(64).optional(),
    states: z.array(z.enum(CASE_STATES)).max(CASE_STATES.length).optional(),
    dentistIds: z.array(z.uuid()).max(MOST_DENTISTS).optional(),
    workTypes: z.array(z.enum(WORK_TYPES)).max(WORK_TYPES.length).optional(),
    /** Of the newest order; a case without one has none of them. */
    orderStatuses: z.array(z.enum(ORDER_STATUSES)).max(ORDER_STATUSES.length).optional(),
    /** Whom the newest order went to. */
    labCodes: z.array(z.uuid()).max(MOST_LABS).optional(),
    /** The day of the first scan; a case without one counts by the day it was made. */
    scanned: DateChoice.optional(),
  })
  .meta({ id: 'CaseFilters' });
export type CaseFilters = z.output<typeof CaseFilters>;

export const CaseSort = sortedBy(...CASE_SORTS);
