import { seedDentists, type DentistSeed } from '@archway/server/features/dentist/public';
import type { SeedDatabase } from '@archway/server/features/organization/public';
import { CAST } from './organizations.ts';

interface CastDentist {
  name: string;
  /** The cast's name of the member who is this dentist; null for one who has no account. */
  member: string | null;
  deputies: readonly string[];
}

/** The dentists of the invented clinics, for whoever looks at the demo. Tests make their own. */
const DENTISTS: Readonly<Record<string, readonly CastDentist[]>> = {
  'Praxis Feld & Partner': [{ name: 'Dr. Hannah Feld', member: 'hannah.feld', deputies: ['jonas.lindt'] }],
  'Harbour Street Dental': [
    { name: 'Dr. Ida Holm', member: null, deputies: [] },
    { name: 'Dr. Lewis Reid', member: 'lewis.reid', deputies: ['amara.cole'] },
    { name: 'Dr. Elena Markou', member: 'elena.markou', deputies: ['amara.cole', 'lewis.reid'] },
  ],
};

export async function seedCastDentists(db: SeedDatabase): Promise<void> {
  for (const { orgId, name, members } of CAST) {
    const codeOf = (wanted: string): string => {
      const member = members.find((one) => one.name === wanted);
      if (member === undefined) throw new Error(`${wanted} is not of ${name}`);
      return member.userCode;
    };
    const dentists = (DENTISTS[name] ?? []).map((dentist): DentistSeed => ({
      name: dentist.name,
      userCode: dentist.member === null ? null : codeOf(dentist.member),
      deputies: dentist.deputies.map(codeOf),
    }));
    if (dentists.length > 0) await seedDentists(db, orgId, dentists);
  }
}
