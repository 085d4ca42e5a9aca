import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Draft, Way } from './draft.ts';

const NOT_INVITED = { isInvited: false, invitation: '', invitedBy: '', invitedEmail: '' } as const;

export const wayOfType = (type: number): Way => (type === ORGANIZATION_TYPE.lab ? 'lab' : 'clinic');

/** What is registered by a code: the other kind, since a clinic works with labs. */
export const wayByCodeOf = (type: number): Way => (type === ORGANIZATION_TYPE.lab ? 'clinic' : 'lab');

/** Another way than before; an address that came with an invitation goes with it. */
export function chooseWay(draft: Draft, chosen: Way | 'invitation'): Partial<Draft> {
  const isSame = chosen === 'invitation' && draft.isInvited;
  if (isSame) return {};
  const email = draft.invitedEmail === '' ? draft.email : '';
  return chosen === 'invitation'
    ? { ...NOT_INVITED, isInvited: true, way: '', email }
    : { ...NOT_INVITED, way: chosen, email };
}
