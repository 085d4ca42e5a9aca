import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { addActing, type Organization } from '../../world/world.ts';
import { hasLiveSession } from '../callers.ts';
import { verificationOf, type MatrixCase, type Sending } from '../matrix-case.ts';

/** In a new organization: for what one has few of, or just one. */
export async function inNewOrganization(
  matrixCase: MatrixCase,
): Promise<{ own: Organization; more: Pick<Sending, 'as'> }> {
  const { world, own, caller } = matrixCase;
  const mayAct =
    caller.role === 'administrator' &&
    hasLiveSession(caller) &&
    caller.state !== 'incomplete' &&
    [2, 3].includes(caller.type);
  if (!mayAct) return { own, more: {} };
  const org = await addActing(world, own);
  const me = await addPerson(world, org, 'administrator');
  const accessToken = tokenOf(world, await addSession(world, me, verificationOf(caller)));
  return { own: org, more: { as: { accessToken, own: org } } };
}
