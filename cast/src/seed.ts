import { hashPassword } from '@archway/server/features/session/public';
import { seedOrganization, type SeedDatabase } from '@archway/server/features/organization/public';
import { seedAcceptances } from '@archway/server/features/account/public';
import type { Region } from '@archway/rules/regions';
import { CAST, CAST_PASSWORD, emailOf } from './organizations.ts';

/** Partners are of one region, and whoever registers beside the cast is of the site's, which is this one in the demo. */
const CAST_REGION: Region = 'europe';

/** Puts the cast into a site. Running it again changes nothing. */
export async function seedCast(db: SeedDatabase): Promise<number> {
  const passwordHash = await hashPassword(CAST_PASSWORD);
  let seeded = 0;
  for (const organization of CAST) {
    const members = organization.members.map((member) => ({
      userCode: member.userCode,
      loginAccount: member.name,
      email: emailOf(member, organization),
      displayName: member.displayName,
      roleCode: member.role,
      language: member.language,
      passwordHash,
      isCast: true,
    }));
    const { orgId, type, name, profile } = organization;
    await seedOrganization(db, { orgId, type, name, region: CAST_REGION, ...profile, members });
    await seedAcceptances(
      db,
      organization.orgId,
      members.map(({ userCode }) => userCode),
    );
    seeded += members.length;
  }
  return seeded;
}
