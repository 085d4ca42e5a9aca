import { ACTIVATION, ORGANIZATION_STATUS } from '@archway/rules/organization-types';
import type { FoundSession } from './session.repository.ts';

/** Whether somebody ended it: the member, a colleague with the right to, or whoever shut member or organization out. */
export function isEnded({ ended_at, activation, org_status }: FoundSession): boolean {
  return (
    ended_at !== null || activation === ACTIVATION.disabled || org_status === ORGANIZATION_STATUS.stopped
  );
}
