import type { CaseDetail } from '@archway/contract/case/model';
import { useText } from '@archway/ui/text';
import { useId, type ReactNode } from 'react';
import type { FileRow } from '../file-rows.ts';
import { VoiceMemo } from '../voice/voice-memo.tsx';
import styles from './case-memo.module.css';

export interface CaseMemoProps {
  detail: CaseDetail;
  rows: readonly FileRow[];
  canSave: boolean;
}

/** What was written and said about a case. */
export function CaseMemo({ detail: { caseId, memo }, rows, canSave }: CaseMemoProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['memo']}>
      <h3 id={id}>{t('cases.memo')}</h3>
      <p>{memo === '' ? '–' : memo}</p>
      <VoiceMemo caseId={caseId} rows={rows} canSave={canSave} />
    </section>
  );
}
