import { DATE_PRESETS } from '@archway/rules/date-presets';
import { ORDER_DISPLAY_STATES, ORDER_QUEUES, ORDER_SORTS } from '@archway/rules/order/list';
import { WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { z } from 'zod';
import { Day } from '../core/day.ts';
import { sortedBy } from '../core/paging.ts';
import { line } from '../core/text.ts';

const MOST_PARTNERS = 20;
const MOST_DENTISTS = 20;
const MOST_TECHNICIANS = 20;

/** What a list of orders is narrowed to. What is left out narrows nothing. */
export const OrderFilters = z
  .strictObject({
    /** In code, patient, dentist and the name of the other organization. */
    keyword: line(64).optional(),
    states: z.array(z.enum(ORDER_DISPLAY_STATES)).max(ORDER_DISPLAY_STATES.length).optional(),
    /** The other organizations. */
    companyCodes: z.array(z.uuid()).max(MOST_PARTNERS).optional(),
    /** A clinic's own; a lab has no records of them. */
    dentistIds: z.array(z.uuid()).max(MOST_DENTISTS).optional(),
    workTypes: z.array(z.enum(WORK_TYPES)).max(WORK_TYPES.length).optional(),
    /** When an order was completed, canceled or rejected. All others are always listed. A preset moves on with the days. */
    ended: z.union([z.enum(DATE_PRESETS), z.strictObject({ from: Day, to: Day })]).optional(),
    /** The agreed day is over where the lab is, and the work is not on its way. */
    isOverdue: z.boolean().optional(),
    /** Those that wait for somebody of the clinic to release them. */
    isReleaseAsked: z.boolean().optional(),
    /** On hold by either side. */
    isHeld: z.boolean().optional(),
    /** A lab's: given to one of these members. */
    technicians: z.array(z.uuid()).max(MOST_TECHNICIANS).optional(),
    /** A lab's: given to nobody. */
    isUnassigned: z.boolean().optional(),
    queue: z.enum(ORDER_QUEUES).optional(),
  })
  .meta({ id: 'OrderFilters' });
export type OrderFilters = z.output<typeof OrderFilters>;

export const OrderSort = sortedBy(...ORDER_SORTS);
