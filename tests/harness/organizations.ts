import { randomUUID } from 'node:crypto';
import { DEFAULT_ROLES, ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { seedOrganization } from '@archway/server/features/organization/public';
import { COMPLETE_PROFILE } from '@archway/server/testing/people';
import { hashPassword } from '@archway/server/features/session/public';
import type { Database } from '@archway/server/platform/db/database';

export const PASSWORD = 'Correct-Horse-7';
let passwordHash: Promise<string> | undefined;

export interface Person {
  orgId: string;
  userCode: string;
  account: string;
  email: string;
}

export interface Clinic {
  orgId: string;
  administrators: Person[];
  members: Person[];
}

/** Creates a clinic, or an organization of another type, whose members can all sign in with `PASSWORD`. */
export async function makeClinic(
  db: Database,
  {
    administrators,
    members,
    type = ORGANIZATION_TYPE.clinic,
  }: { administrators: number; members: number; type?: OrganizationType },
): Promise<Clinic> {
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  const orgId = randomUUID();
  const people = (role: string, count: number): Person[] =>
    Array.from({ length: count }, (_, i) => {
      const account = `${role}.${i}.${orgId.slice(0, 8)}`;
      return { orgId, userCode: randomUUID(), account, email: `${account}@clinic.example` };
    });
  const [administrator, member] = DEFAULT_ROLES[type];
  const clinic = {
    orgId,
    administrators: people(administrator?.code ?? '', administrators),
    members: people(member?.code ?? '', members),
  };
  await seedOrganization(db, {
    ...COMPLETE_PROFILE,
    orgId,
    type,
    name: `Clinic ${orgId.slice(0, 8)}`,
    members: [...clinic.administrators, ...clinic.members].map(({ userCode, account, email }) => ({
      userCode,
      loginAccount: account,
      email,
      displayName: account,
      roleCode: account.split('.')[0] ?? '',
      language: 'en',
      passwordHash: hash,
      isCast: false,
    })),
  });
  return clinic;
}
