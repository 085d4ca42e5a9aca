import type { TextKey } from '@archway/locales/keys';
import { ACTIVATION, type Activation } from '@archway/rules/organization-types';
import type { TagKind } from '@archway/ui/tokens';

export interface MemberState {
  kind: TagKind;
  text: TextKey;
}

const STATES: Readonly<Record<Activation, MemberState>> = {
  [ACTIVATION.notActivated]: { kind: 'neutral', text: 'members.state.notActivated' },
  [ACTIVATION.activated]: { kind: 'ok', text: 'members.state.activated' },
  [ACTIVATION.disabled]: { kind: 'error', text: 'members.state.disabled' },
};

/** The word and the tag of a state; one that a newer server may know is not activated to us. */
export const memberState = (status: number): MemberState =>
  STATES[status as Activation] ?? STATES[ACTIVATION.notActivated];
