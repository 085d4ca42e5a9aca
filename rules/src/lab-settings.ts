import type { Holiday, WorkCalendar } from './calendar.ts';
import { LAB_ITEMS, type GapLevel } from './treatment/gaps.ts';
import { itemRule, WORK_LINES, type LabAsks, type WorkLine } from './treatment/lines.ts';

/** One number a line. */
export type PerLine = Readonly<Record<WorkLine, number>>;

/** How a lab works, as its partners read it. */
export interface PartnerSettings extends Omit<WorkCalendar, 'timeZone'> {
  /** Working days a work takes. */
  usualDays: PerLine;
  /** Working days a parcel takes. */
  daysOnWay: number;
  required: LabAsks;
}

/** With what stays in the lab. */
export interface LabSettings extends PartnerSettings {
  /** What a work counts toward a day. */
  units: PerLine;
  /** How many units the lab takes on in a day; null for as many as come. */
  dailyUnits: number | null;
}

export const LAB_LIMITS = {
  holidays: 60,
  /** Longest stretch of days off. */
  holidayDays: 60,
  holidayName: 64,
  cutOffHour: { min: 1, max: 23 },
  usualDays: { min: 0, max: 90 },
  daysOnWay: { min: 0, max: 30 },
  /** In tenths. */
  units: { min: 0, max: 99 },
  dailyUnits: { min: 1, max: 9_999 },
} as const;

const USUAL_DAYS: PerLine = {
  Crown: 5,
  Pontic: 6,
  Inlay: 4,
  Veneer: 6,
  CrownOnImplant: 8,
  PostCore: 4,
  PartialDenture: 10,
  FullDenture: 12,
  BiteSplint: 4,
  SurgicalGuide: 7,
  ClearAligner: 10,
  DentalBraces: 10,
  Retainer: 4,
  SmileDesign: 3,
  StudyModel: 2,
  ModelArchiving: 2,
  OralCheck: 2,
};

/** What holds until a lab has saved its own. */
export const DEFAULT_LAB_SETTINGS: LabSettings = {
  workingDays: [1, 2, 3, 4, 5],
  holidays: [],
  cutOffHour: 14,
  usualDays: USUAL_DAYS,
  units: perLine(() => 1),
  dailyUnits: null,
  daysOnWay: 1,
  required: {},
};

export function perLine(value: (line: WorkLine) => number): PerLine {
  return Object.fromEntries(WORK_LINES.map((line) => [line, value(line)])) as PerLine;
}

/** Units are counted in tenths: 1.5 is one, 1.25 is none. */
export const isInTenths = (units: number): boolean => Math.abs(units * 10 - Math.round(units * 10)) < 1e-9;

/** Whether a stretch of days off has an order and an end. */
export const isHolidayAllowed = ({ from, to }: Omit<Holiday, 'name'>): boolean => {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
  return days >= 0 && days < LAB_LIMITS.holidayDays;
};

/** Whether only what a lab can choose is chosen. */
export const areAsksAllowed = (asks: LabAsks): boolean =>
  WORK_LINES.every((line) =>
    LAB_ITEMS.every((item) => asks[line]?.[item] === undefined || itemRule(line, item) === 'chosen'),
  );

/** What the lab chooses next with a press: not asked, a hint, required. */
export const nextLevel = (level: GapLevel | undefined): GapLevel | undefined =>
  level === undefined ? 'WARN' : level === 'WARN' ? 'BLOCK' : undefined;
