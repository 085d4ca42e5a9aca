import { LIVE, type LiveName } from '@archway/contract/live';
import { isGranted } from '@archway/rules/permissions';
import type { Caller } from '../rpc/caller.ts';

/** The rights that decide which pushes a member receives. */
export type HearerRights = Pick<Caller, 'scope' | 'permissions'>;

export interface Hearer extends HearerRights {
  userCode: string;
}

/** Recipients of a push within an organization. With neither field set, all members who may receive it. */
export interface Audience {
  userCodes?: readonly string[] | undefined;
  /** Owners of the record: members with scope `own` receive pushes only about their own. Empty if no one owns it. */
  ownedBy?: readonly string[] | undefined;
}

/** Whether a member receives a push, by their current rights. */
export function mayHear(hearer: Hearer, name: LiveName, { userCodes, ownedBy }: Audience): boolean {
  const { access } = LIVE[name];
  if (access !== 'session' && !isGranted(hearer.permissions, access)) return false;
  if (userCodes !== undefined && !userCodes.includes(hearer.userCode)) return false;
  return ownedBy === undefined || hearer.scope === 'organization' || ownedBy.includes(hearer.userCode);
}
