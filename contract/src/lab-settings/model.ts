import { areAsksAllowed, isHolidayAllowed, isInTenths, LAB_LIMITS } from '@archway/rules/lab-settings';
import { LAB_ITEMS } from '@archway/rules/treatment/gaps';
import { WORK_LINES } from '@archway/rules/treatment/lines';
import { z } from 'zod';
import { Day } from '../core/day.ts';
import { line } from '../core/text.ts';

const Line = z.enum(WORK_LINES);
const within = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max);
const Days = within(LAB_LIMITS.usualDays).int();
const Units = within(LAB_LIMITS.units).refine(isInTenths);

/** Days off, from one day to another or the same. */
export const Holiday = z
  .strictObject({ name: line(LAB_LIMITS.holidayName), from: Day, to: Day })
  .refine(isHolidayAllowed)
  .meta({ id: 'Holiday' });

/** What a lab asks for beside what every work needs, for each kind of work. What is left out is not asked for. */
export const LabAsks = z
  .partialRecord(Line, z.partialRecord(z.enum(LAB_ITEMS), z.enum(['BLOCK', 'WARN'])))
  .refine(areAsksAllowed)
  .meta({ id: 'LabAsks' });

/** What partners read as well. */
const shared = {
  /** Monday is 1, Sunday 7. */
  workingDays: z
    .array(z.number().int().min(1).max(7))
    .min(1)
    .max(7)
    .refine((days) => new Set(days).size === days.length)
    .readonly(),
  holidays: z.array(Holiday).max(LAB_LIMITS.holidays).readonly(),
  /** What arrives from this hour on, in the lab's time zone, counts as arrived on the next working day. */
  cutOffHour: within(LAB_LIMITS.cutOffHour).int(),
  /** Working days that each kind of work takes. */
  usualDays: z.record(Line, Days),
  /** Working days a parcel takes. */
  daysOnWay: within(LAB_LIMITS.daysOnWay).int(),
  required: LabAsks,
};

/** How a lab works. Units and how many of them a day holds stay in the lab. */
export const LabSettings = z
  .strictObject({
    ...shared,
    units: z.record(Line, Units),
    /** Null for as many as come. */
    dailyUnits: within(LAB_LIMITS.dailyUnits).int().nullable(),
  })
  .meta({ id: 'LabSettings' });

/** With the version that a save must name, 0 before the first, and whose clock it goes by. */
export const OwnLabSettings = LabSettings.extend({
  version: z.number().int(),
  timeZone: z.string(),
}).meta({ id: 'OwnLabSettings' });
export type OwnLabSettings = z.output<typeof OwnLabSettings>;

/** How a partner works, with the days on the way to whoever asks. */
export const PartnerLabSettings = z
  .object({ companyCode: z.uuid(), ...shared, timeZone: z.string() })
  .meta({ id: 'PartnerLabSettings' });
export type PartnerLabSettings = z.output<typeof PartnerLabSettings>;
