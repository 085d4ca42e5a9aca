import { randomUUID } from 'node:crypto';
import { hasLiveSession } from '../callers.ts';
import { addFilledCase } from '../../world/cases.ts';
import type { MatrixCase, Sending } from '../matrix-case.ts';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { place, type Organization } from '../../world/world.ts';

/** A case with a scan in it, made by this member. */
export const filled = ({ world }: MatrixCase, org: Organization, createdBy: string) =>
  addFilledCase(world, org, createdBy);

export const colleagueOf = async ({ world, own }: MatrixCase): Promise<string> =>
  (await addPerson(world, own)).userCode;

export const strangerOf = async ({ world, foreign }: MatrixCase): Promise<string> =>
  (await addPerson(world, foreign)).userCode;

/** Everything in a role of own scope; the colliding tenants' twins of it see all cases. Only for those who may call at all. */
export async function narrowed({
  world,
  own,
  caller,
  me,
}: MatrixCase): Promise<{ userCode: string; more: Pick<Sending, 'as'> }> {
  const mayAct = caller.role === 'administrator' && hasLiveSession(caller);
  if (!mayAct) return { userCode: me.userCode, more: {} };
  const id = randomUUID();
  const row = { id, code: id, name: `${own.mark} narrow ${id}`, protected: true, scope: 'own' };
  await place(world, own, 'role', row, { distort: { scope: 'organization' } });
  const person = await addPerson(world, own, 'administrator', { role_id: id });
  const accessToken = tokenOf(world, await addSession(world, person));
  return { userCode: person.userCode, more: { as: { accessToken, own } } };
}
