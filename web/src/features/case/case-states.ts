import type { TextKey } from '@archway/locales/keys';
import type { CaseState } from '@archway/rules/cases';
import type { TagKind } from '@archway/ui/tokens';

interface ShownState {
  kind: TagKind;
  text: TextKey;
}

const STATES: Readonly<Record<CaseState, ShownState>> = {
  registered: { kind: 'neutral', text: 'cases.state.registered' },
  uploading: { kind: 'info', text: 'cases.state.uploading' },
  uploaded: { kind: 'info', text: 'cases.state.uploaded' },
  toBeProgressed: { kind: 'warn', text: 'cases.state.toBeProgressed' },
  scanCompleted: { kind: 'ok', text: 'cases.state.scanCompleted' },
  ordered: { kind: 'info', text: 'cases.state.ordered' },
  designing: { kind: 'info', text: 'cases.state.designing' },
  completed: { kind: 'ok', text: 'cases.state.completed' },
};

/** The word and the tag of a state; one that a newer server may know is registered to us. */
export const caseState = (state: CaseState): ShownState => STATES[state] ?? STATES.registered;
