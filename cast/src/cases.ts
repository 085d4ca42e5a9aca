import { seedCases, type CaseSeed } from '@archway/server/features/case/public';
import type { SeedDatabase } from '@archway/server/features/organization/public';
import { seedPrescription } from '@archway/server/features/treatment/public';
import { CASE_SCANS } from './case-scans.ts';
import { CAST } from './organizations.ts';
import { PATIENTS } from './patients.ts';
import { PRESCRIPTIONS } from './prescriptions.ts';

export interface CastCase {
  name: string;
  patient: keyof typeof PATIENTS;
  /** The cast's name of the member who has made it. */
  by: string;
  dentist: string;
  daysAgo?: number;
  memo?: string;
  /** What it said before, and who changed it. */
  memoBefore?: { text: string; by: string };
}

/** The clinic of the newest cases; its members send the scans. */
export const CASES_OF = 'Harbour Street Dental';

/** Invented cases over a year, for whoever looks at the demo, the oldest first. Tests make their own. */
export const CASES: Readonly<Record<string, readonly CastCase[]>> = {
  [CASES_OF]: [
    {
      name: 'Crown 16, temporary',
      patient: 'nora',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 352,
    },
    {
      name: 'Full denture, upper',
      patient: 'george',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 338,
    },
    {
      name: 'Partial denture, lower',
      patient: 'rosa',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 321,
    },
    { name: 'Inlay 25', patient: 'ingrid', by: 'amara.cole', dentist: 'Dr. Ida Holm', daysAgo: 304 },
    {
      name: 'Retainer, both jaws',
      patient: 'liam',
      by: 'amara.cole',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 287,
    },
    { name: 'Bridge 14 to 16', patient: 'david', by: 'lewis.reid', dentist: 'Dr. Lewis Reid', daysAgo: 266 },
    { name: 'Night guard', patient: 'mateo', by: 'amara.cole', dentist: 'Dr. Elena Markou', daysAgo: 243 },
    { name: 'Veneer 12', patient: 'sara', by: 'elena.markou', dentist: 'Dr. Elena Markou', daysAgo: 221 },
    {
      name: 'Reline, upper denture',
      patient: 'george',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 198,
    },
    { name: 'Implant crown 46', patient: 'oscar', by: 'lewis.reid', dentist: 'Dr. Lewis Reid', daysAgo: 176 },
    { name: 'Onlay 36', patient: 'hana', by: 'amara.cole', dentist: 'Dr. Ida Holm', daysAgo: 153 },
    { name: 'Crown 37', patient: 'ruth', by: 'lewis.reid', dentist: 'Dr. Lewis Reid', daysAgo: 131 },
    {
      name: 'Crown 23',
      patient: 'rosa',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 112,
      memo: 'Clasp of the partial denture rests on this tooth.',
      memoBefore: { text: 'Mind the clasp.', by: 'lewis.reid' },
    },
    {
      name: 'Aligner check, both jaws',
      patient: 'amelia',
      by: 'amara.cole',
      dentist: 'Dr. Ida Holm',
      daysAgo: 94,
    },
    {
      name: 'Crown 24',
      patient: 'david',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 75,
      memo: 'Shade A3 at the neck, A2 at the edge.',
      memoBefore: { text: 'Shade A3.', by: 'amara.cole' },
    },
    { name: 'Crown 45', patient: 'ingrid', by: 'elena.markou', dentist: 'Dr. Elena Markou', daysAgo: 58 },
    { name: 'Surgical guide 36', patient: 'oscar', by: 'lewis.reid', dentist: 'Dr. Lewis Reid', daysAgo: 41 },
    { name: 'Retainer, upper', patient: 'liam', by: 'amara.cole', dentist: 'Dr. Lewis Reid', daysAgo: 26 },
    {
      name: 'Crown 36',
      patient: 'sara',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 16,
    },
    {
      name: 'Bridge 24 to 26',
      patient: 'david',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 14,
    },
    { name: 'Crown 17', patient: 'mateo', by: 'elena.markou', dentist: 'Dr. Elena Markou', daysAgo: 13 },
    {
      name: 'Crown 15',
      patient: 'oscar',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 11,
    },
    {
      name: 'Inlay 14',
      patient: 'ingrid',
      by: 'amara.cole',
      dentist: 'Dr. Ida Holm',
      daysAgo: 9,
    },
    {
      name: 'Crown 47',
      patient: 'ruth',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 8,
    },
    {
      name: 'Night guard, upper',
      patient: 'hana',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 7,
    },
    {
      name: 'Implant crown 25',
      patient: 'george',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      daysAgo: 6,
    },
    { name: 'Veneer 22', patient: 'amelia', by: 'amara.cole', dentist: 'Dr. Ida Holm', daysAgo: 5 },
    {
      name: 'Onlay 16',
      patient: 'mateo',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      daysAgo: 4,
    },
    {
      name: 'Veneer 13',
      patient: 'sara',
      by: 'amara.cole',
      dentist: 'Dr. Ida Holm',
      daysAgo: 2,
    },
    {
      name: 'Crown 26',
      patient: 'nora',
      by: 'lewis.reid',
      dentist: 'Dr. Lewis Reid',
      memo: 'Light contact, patient grinds at night. Keep the distal contact flat.',
    },
    {
      name: 'Bridge 34 to 36',
      patient: 'callum',
      by: 'elena.markou',
      dentist: 'Dr. Elena Markou',
      memo: 'Pontic 35 easy to clean. Margin 34 is slightly below the gum on the tongue side.',
      memoBefore: { text: 'Pontic 35 easy to clean.', by: 'amara.cole' },
    },
    { name: 'Implant 14', patient: 'priya', by: 'lewis.reid', dentist: 'Dr. Lewis Reid' },
    { name: 'Veneers 11 and 21', patient: 'tomasz', by: 'amara.cole', dentist: 'Dr. Ida Holm' },
  ],
  'Praxis Feld & Partner': [
    {
      name: 'Totalprothese Oberkiefer',
      patient: 'greta',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 341,
    },
    { name: 'Krone 36', patient: 'karl', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 317 },
    { name: 'Veneer 11', patient: 'clara', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 296 },
    {
      name: 'Retainer Unterkiefer',
      patient: 'emil',
      by: 'jonas.lindt',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 271,
    },
    {
      name: 'Brücke 24 bis 26',
      patient: 'birgit',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 248,
    },
    { name: 'Inlay 46', patient: 'felix', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 224 },
    {
      name: 'Implantatkrone 15',
      patient: 'yusuf',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 199,
    },
    { name: 'Unterfütterung', patient: 'greta', by: 'jonas.lindt', dentist: 'Dr. Hannah Feld', daysAgo: 171 },
    { name: 'Krone 27', patient: 'anna', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 149 },
    { name: 'Aufbissschiene', patient: 'paul', by: 'jonas.lindt', dentist: 'Dr. Hannah Feld', daysAgo: 122 },
    { name: 'Teilkrone 37', patient: 'leonie', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 98 },
    { name: 'Krone 35', patient: 'karl', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 77 },
    { name: 'Krone 14', patient: 'birgit', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 52 },
    { name: 'Veneer 21', patient: 'clara', by: 'hannah.feld', dentist: 'Dr. Hannah Feld', daysAgo: 34 },
    {
      name: 'Brücke 44 bis 46',
      patient: 'karl',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 20,
    },
    {
      name: 'Bohrschablone 16',
      patient: 'yusuf',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 17,
    },
    {
      name: 'Aufbissschiene Oberkiefer',
      patient: 'paul',
      by: 'jonas.lindt',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 14,
    },
    {
      name: 'Krone 25',
      patient: 'anna',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 12,
    },
    {
      name: 'Inlay 36',
      patient: 'leonie',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 9,
    },
    {
      name: 'Krone 16',
      patient: 'birgit',
      by: 'jonas.lindt',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 6,
    },
    {
      name: 'Krone 47',
      patient: 'felix',
      by: 'hannah.feld',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 3,
      memo: 'Wenig Platz nach oben, bitte Höhe prüfen.',
      memoBefore: { text: 'Wenig Platz nach oben.', by: 'jonas.lindt' },
    },
    {
      name: 'Veneer 23',
      patient: 'clara',
      by: 'jonas.lindt',
      dentist: 'Dr. Hannah Feld',
      daysAgo: 1,
    },
  ],
};

function prescribed(name: string): Pick<CaseSeed, 'more'> {
  const prescription = PRESCRIPTIONS[name];
  return prescription === undefined ? {} : { more: (tx, made) => seedPrescription(tx, made, prescription) };
}

export async function seedCastCases(db: SeedDatabase): Promise<void> {
  for (const { orgId, name: clinic, members } of CAST) {
    const codeOf = (wanted: string): string => {
      const member = members.find(({ name }) => name === wanted);
      if (member === undefined) throw new Error(`${wanted} is not of ${clinic}`);
      return member.userCode;
    };
    const cases = (CASES[clinic] ?? []).map(({ by, patient, memoBefore, ...seed }) => ({
      ...seed,
      userCode: codeOf(by),
      patient: PATIENTS[patient],
      isScanned: seed.daysAgo !== undefined && seed.name in CASE_SCANS,
      ...prescribed(seed.name),
      ...(memoBefore !== undefined && {
        memoBefore: { text: memoBefore.text, userCode: codeOf(memoBefore.by) },
      }),
    }));
    await seedCases(db, orgId, cases);
  }
}
