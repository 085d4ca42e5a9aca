import type { CaseState } from '@archway/rules/cases';
import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { caseState } from '../case-states.ts';
import styles from './case-state-tag.module.css';

/** Where a case stands, and whether one of its files failed. */
export function CaseTags({
  state,
  needsAttention,
}: {
  state: CaseState;
  needsAttention: boolean;
}): ReactNode {
  const t = useText();
  const { kind, text } = caseState(state);
  return (
    <span className={styles['tags']}>
      <StateTag kind={kind}>{t(text)}</StateTag>
      {needsAttention && <StateTag kind="error">{t('cases.needsAttention')}</StateTag>}
    </span>
  );
}
