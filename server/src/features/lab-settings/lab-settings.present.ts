import {
  LabSettings,
  type OwnLabSettings,
  type PartnerLabSettings,
} from '@archway/contract/lab-settings/model';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import type { LabSettingsRow, ToldSettings } from './lab-settings.repository.ts';

const { holidays: Holidays, required: Required, usualDays: UsualDays, units: Units } = LabSettings.shape;

/** A kind of work that came later has its default until the lab saves. */
const filled = (stored: unknown, defaults: Readonly<Record<string, number>>): unknown => ({
  ...defaults,
  ...(stored as Record<string, number> | null),
});

/** Of an organization that has not said where it is. */
const zoneOf = (timeZone: string): string => timeZone || 'UTC';

function sharedOf(row: Omit<ToldSettings, 'time_zone'> | undefined) {
  const defaults = DEFAULT_LAB_SETTINGS;
  return {
    workingDays: row?.working_days ?? defaults.workingDays,
    holidays: Holidays.parse(row?.holidays ?? defaults.holidays),
    cutOffHour: row?.cut_off_hour ?? defaults.cutOffHour,
    usualDays: UsualDays.parse(filled(row?.usual_days, defaults.usualDays)),
    daysOnWay: row?.days_on_way ?? defaults.daysOnWay,
    required: Required.parse(row?.required ?? defaults.required),
  };
}

export function presentSettings(row: LabSettingsRow | undefined, timeZone: string): OwnLabSettings {
  return {
    ...sharedOf(row),
    units: Units.parse(filled(row?.units, DEFAULT_LAB_SETTINGS.units)),
    dailyUnits: row === undefined ? DEFAULT_LAB_SETTINGS.dailyUnits : row.daily_units,
    version: row?.version ?? 0,
    timeZone: zoneOf(timeZone),
  };
}

export const presentOfPartner = (companyCode: string, told: ToldSettings): PartnerLabSettings => ({
  companyCode,
  ...sharedOf(told),
  timeZone: zoneOf(told.time_zone),
});
