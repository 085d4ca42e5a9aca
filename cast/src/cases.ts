import { seedCases } from '@archway/server/features/case/public';
import type { SeedDatabase } from '@archway/server/features/organization/public';
import { CAST } from './organizations.ts';

export interface CastCase {
  name: string;
  /** The cast's name of the member who has made it. */
  by: string;
}

/** The clinic whose cases these are; its members send the scans. */
export const CASES_OF = 'Harbour Street Dental';

/** Invented patients, for whoever looks at the demo, the oldest first. Tests make their own. */
export const CASES: readonly CastCase[] = [
  { name: 'Nora Whitfield, crown 26', by: 'lewis.reid' },
  { name: 'Callum Reyes, bridge 34 to 36', by: 'elena.markou' },
  { name: 'Priya Anand, implant 14', by: 'lewis.reid' },
  { name: 'Tomasz Adler, veneers 11 and 21', by: 'amara.cole' },
];

export async function seedCastCases(db: SeedDatabase): Promise<void> {
  const clinic = CAST.find(({ name }) => name === CASES_OF);
  if (clinic === undefined) throw new Error(`nobody is called ${CASES_OF}`);
  const codeOf = (wanted: string): string => {
    const member = clinic.members.find(({ name }) => name === wanted);
    if (member === undefined) throw new Error(`${wanted} is not of ${CASES_OF}`);
    return member.userCode;
  };
  await seedCases(
    db,
    clinic.orgId,
    CASES.map(({ name, by }) => ({ name, userCode: codeOf(by) })),
  );
}
