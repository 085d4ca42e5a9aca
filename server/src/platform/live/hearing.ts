import { LIVE, type LiveName } from '@archway/contract/live';
import { isGranted } from '@archway/rules/permissions';
import type { Caller } from '../rpc/caller.ts';

/** What decides over what a member hears. */
export type HearerRights = Pick<Caller, 'scope' | 'permissions'>;

export interface Hearer extends HearerRights {
  userCode: string;
}

/** To whom within an organization a push goes; to everybody who may hear it if neither is said. */
export interface Audience {
  userCodes?: readonly string[] | undefined;
  /** Whose work it is about: roles of own scope hear of no other's. Null for what is nobody's. */
  madeBy?: string | null | undefined;
}

/** Whether somebody is told, by what they may do at this moment. */
export function mayHear(hearer: Hearer, name: LiveName, { userCodes, madeBy }: Audience): boolean {
  const { access } = LIVE[name];
  if (access !== 'session' && !isGranted(hearer.permissions, access)) return false;
  if (userCodes !== undefined && !userCodes.includes(hearer.userCode)) return false;
  return madeBy === undefined || hearer.scope === 'organization' || madeBy === hearer.userCode;
}
