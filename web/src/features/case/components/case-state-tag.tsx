import type { CaseState } from '@archway/rules/cases';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { caseState } from '../case-states.ts';

export function CaseStateTag({ state }: { state: CaseState }): ReactNode {
  const t = useText();
  const { kind, text } = caseState(state);
  return <StateTag kind={kind}>{t(text)}</StateTag>;
}
