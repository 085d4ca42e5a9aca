import { randomUUID } from 'node:crypto';
import { addPerson } from './people.ts';
import type { Row } from './rows.ts';
import { place, type Organization, type World } from './world.ts';

export async function addPatient(
  world: World,
  org: Organization,
  more: Row = {},
): Promise<{ patientId: string; name: string; code: string }> {
  const patientId = randomUUID();
  const name = `${org.mark} patient ${patientId}`;
  const code = `${org.mark} P-${patientId}`;
  const { userCode } = await addPerson(world, org);
  await place(world, org, 'patient', { id: patientId, name, code, created_by: userCode, ...more });
  return { patientId, name, code };
}

/** A dentist, who is this member, if one is named. */
export async function addDentist(
  world: World,
  org: Organization,
  { userCode, more = {} }: { userCode?: string; more?: Row } = {},
): Promise<string> {
  const id = randomUUID();
  await place(world, org, 'dentist', { id, name: `${org.mark} dentist ${id}`, ...more });
  if (userCode !== undefined)
    await place(world, org, 'dentist_member', { dentist_id: id, user_code: userCode });
  return id;
}
