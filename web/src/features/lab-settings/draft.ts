import type { OwnLabSettings } from '@archway/contract/lab-settings/model';
import { isInTenths, LAB_LIMITS, perLine, type LabSettings } from '@archway/rules/lab-settings';
import { LAB_ITEMS } from '@archway/rules/treatment/gaps';
import { WORK_LINES, type WorkLine } from '@archway/rules/treatment/lines';

/** The settings while they are changed. Numbers are what is typed: half a number is none yet. */
export interface SettingsDraft extends Omit<LabSettings, 'usualDays' | 'units' | 'dailyUnits' | 'daysOnWay'> {
  usualDays: Readonly<Record<WorkLine, string>>;
  units: Readonly<Record<WorkLine, string>>;
  dailyUnits: string;
  daysOnWay: string;
}

/** In a number as it is typed anywhere, a comma is a point. */
const typedNumber = (typed: string): number =>
  typed.trim() === '' ? NaN : Number(typed.trim().replace(',', '.'));

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;
const isWhole = (typed: string, limits: { min: number; max: number }): boolean =>
  Number.isInteger(typedNumber(typed)) && isWithin(typedNumber(typed), limits);

export const isUsualDays = (typed: string): boolean => isWhole(typed, LAB_LIMITS.usualDays);
export const isDaysOnWay = (typed: string): boolean => isWhole(typed, LAB_LIMITS.daysOnWay);
export const isDailyUnits = (typed: string): boolean =>
  typed.trim() === '' || isWhole(typed, LAB_LIMITS.dailyUnits);
export const isUnits = (typed: string): boolean =>
  isWithin(typedNumber(typed), LAB_LIMITS.units) && isInTenths(typedNumber(typed));

const texts = (numbers: Readonly<Record<WorkLine, number>>): Readonly<Record<WorkLine, string>> =>
  Object.fromEntries(WORK_LINES.map((line) => [line, String(numbers[line])])) as Record<WorkLine, string>;

export function draftOf(saved: OwnLabSettings): SettingsDraft {
  const { workingDays, holidays, cutOffHour, required } = saved;
  return {
    workingDays,
    holidays,
    cutOffHour,
    required,
    usualDays: texts(saved.usualDays),
    units: texts(saved.units),
    daysOnWay: String(saved.daysOnWay),
    dailyUnits: saved.dailyUnits === null ? '' : String(saved.dailyUnits),
  };
}

/** What is to be saved; null while something can't be. */
export function settingsOf(draft: SettingsDraft): LabSettings | null {
  const isAllowed =
    draft.workingDays.length > 0 &&
    isDaysOnWay(draft.daysOnWay) &&
    isDailyUnits(draft.dailyUnits) &&
    WORK_LINES.every((line) => isUsualDays(draft.usualDays[line]) && isUnits(draft.units[line]));
  if (!isAllowed) return null;
  return {
    ...draft,
    usualDays: perLine((line) => typedNumber(draft.usualDays[line])),
    units: perLine((line) => typedNumber(draft.units[line])),
    daysOnWay: typedNumber(draft.daysOnWay),
    dailyUnits: draft.dailyUnits.trim() === '' ? null : typedNumber(draft.dailyUnits),
  };
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);
const inOrder = (days: readonly number[]): number[] => days.toSorted((one, other) => one - other);

/** In how many places the draft is not what is saved: each number, each cell, and each list once. */
export function changesOf(saved: SettingsDraft, draft: SettingsDraft): number {
  const single = [
    differs(inOrder(saved.workingDays), inOrder(draft.workingDays)),
    differs(saved.holidays, draft.holidays),
    saved.cutOffHour !== draft.cutOffHour,
    saved.daysOnWay !== draft.daysOnWay,
    saved.dailyUnits !== draft.dailyUnits,
  ];
  const ofLines = WORK_LINES.flatMap((line) => [
    saved.usualDays[line] !== draft.usualDays[line],
    saved.units[line] !== draft.units[line],
    ...LAB_ITEMS.map((item) => saved.required[line]?.[item] !== draft.required[line]?.[item]),
  ]);
  return [...single, ...ofLines].filter(Boolean).length;
}
