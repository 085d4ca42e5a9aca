import { randomUUID } from 'node:crypto';
import { login } from '@archway/contract/session/calls';
import { DEFAULT_ROLES, ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { seedOrganization } from '../features/organization/public.ts';
import { hashPassword } from '../features/session/public.ts';
import type { TestSite } from './site.ts';

export const TEST_PASSWORD = 'Correct-Horse-7';
let passwordHash: Promise<string> | undefined;

export interface TestPerson {
  orgId: string;
  userCode: string;
  account: string;
  email: string;
  roleCode: string;
}

/** A fresh organization with one member in each of its roles; the first is its administrator. */
export async function makeOrganization(
  site: TestSite,
  type: OrganizationType = ORGANIZATION_TYPE.clinic,
  name = 'Test organization',
): Promise<{ orgId: string; people: readonly [TestPerson, ...TestPerson[]] }> {
  passwordHash ??= hashPassword(TEST_PASSWORD);
  const orgId = randomUUID();
  const short = orgId.slice(0, 8);
  const people = DEFAULT_ROLES[type].map(({ code }) => ({
    orgId,
    userCode: randomUUID(),
    account: `${code}.${short}`,
    email: `${code}@${short}.example`,
    roleCode: code,
  }));
  await seedOrganization(site.db, {
    orgId,
    type,
    name,
    members: await Promise.all(
      people.map(async (person) => ({
        userCode: person.userCode,
        loginAccount: person.account,
        email: person.email,
        displayName: `${person.roleCode} of ${name}`,
        roleCode: person.roleCode,
        language: 'en',
        passwordHash: (await passwordHash) ?? null,
        isCast: false,
      })),
    ),
  });
  return { orgId, people: people as [TestPerson, ...TestPerson[]] };
}

/** Signs in as a browser would and answers with the access token. */
export async function signIn(site: TestSite, person: TestPerson): Promise<string> {
  const { code, msg, data } = await site.call(
    login,
    { account: person.account, password: TEST_PASSWORD },
    { address: `10.0.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}` },
  );
  if (code !== 200) throw new Error(`could not sign in: ${code} ${msg}`);
  return data.accessToken;
}
