import { DEFAULT_LAB_SETTINGS, type LabSettings } from '@archway/rules/lab-settings';
import { seedLabSettings } from '@archway/server/features/lab-settings/public';
import type { SeedDatabase } from '@archway/server/features/organization/public';
import { CAST } from './organizations.ts';

/** Two labs that work differently: one closes on weekends, the other on Wednesdays and Sundays. */
export const CAST_LAB_SETTINGS: Readonly<Record<string, LabSettings>> = {
  'Kestrel Dental Lab': {
    ...DEFAULT_LAB_SETTINGS,
    holidays: [
      { name: 'Christmas', from: '2026-12-24', to: '2026-12-31' },
      { name: 'New Year', from: '2027-01-01', to: '2027-01-01' },
      { name: 'Easter', from: '2027-03-26', to: '2027-03-29' },
    ],
    units: {
      ...DEFAULT_LAB_SETTINGS.units,
      Veneer: 1.5,
      CrownOnImplant: 2,
      FullDenture: 4,
      SurgicalGuide: 3,
    },
    dailyUnits: 12,
    required: {
      Crown: {
        stumpShade: 'WARN',
        shadePhoto: 'WARN',
        contact: 'WARN',
        occlusion: 'WARN',
        marginLine: 'BLOCK',
      },
      Pontic: { shadePhoto: 'WARN', contact: 'WARN', occlusion: 'WARN' },
      Veneer: { stumpShade: 'WARN', shadePhoto: 'WARN', preOpScan: 'WARN', marginLine: 'BLOCK' },
      CrownOnImplant: { contact: 'WARN', occlusion: 'WARN', bite: 'BLOCK' },
      FullDenture: { shadePhoto: 'WARN', note: 'BLOCK' },
      SurgicalGuide: { antagonist: 'BLOCK', bite: 'BLOCK', note: 'WARN' },
    },
  },
  'Laboratorio Bianchi': {
    ...DEFAULT_LAB_SETTINGS,
    workingDays: [1, 2, 4, 5, 6],
    holidays: [
      { name: 'Natale', from: '2026-12-23', to: '2027-01-06' },
      { name: 'Ferragosto', from: '2027-08-09', to: '2027-08-22' },
    ],
    cutOffHour: 11,
    usualDays: { ...DEFAULT_LAB_SETTINGS.usualDays, Crown: 7, Veneer: 8 },
    dailyUnits: 8,
    daysOnWay: 2,
    required: { Crown: { shadePhoto: 'BLOCK' }, Veneer: { shadePhoto: 'BLOCK', stumpShade: 'BLOCK' } },
  },
};

export async function seedCastLabSettings(db: SeedDatabase): Promise<void> {
  for (const [name, settings] of Object.entries(CAST_LAB_SETTINGS)) {
    const lab = CAST.find((one) => one.name === name);
    const [administrator] = lab?.members ?? [];
    if (lab === undefined || administrator === undefined) throw new Error(`${name} is not in the cast`);
    await seedLabSettings(db, { orgId: lab.orgId, administrator: administrator.userCode }, settings);
  }
}
