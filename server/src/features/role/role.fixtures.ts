import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@archway/contract/core/call';
import { saveRole } from '@archway/contract/role/calls';
import { makeOrganization, roleIdOf, signInVerified } from '../../testing/people.ts';
import type { TestSite } from '../../testing/site.ts';

/** A clinic with its administrator verified, and a member whose rights a test decides about. */
export async function openClinic(site: TestSite) {
  const { orgId, people } = await makeOrganization(site);
  const [administrator, limited] = people;
  return {
    orgId,
    administrator,
    limited,
    token: await signInVerified(site, administrator),
    limitedToken: await signInVerified(site, limited, administrator),
    roleId: (code: string) => roleIdOf(site, orgId, code),
  };
}
export type Clinic = Awaited<ReturnType<typeof openClinic>>;

export async function makeRole(
  site: TestSite,
  accessToken: string,
  name = `Role ${randomUUID().slice(0, 8)}`,
): Promise<OutputOf<typeof saveRole>> {
  const { code, msg, data } = await site.call(saveRole, { name }, { accessToken });
  if (code !== 200) throw new Error(`could not make a role: ${msg}`);
  return data;
}
