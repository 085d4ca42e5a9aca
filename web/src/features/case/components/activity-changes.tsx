import type { CaseEntry } from '@archway/contract/case/history';
import { useText } from '@archway/ui/text';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { activityValue, FIELD_TEXTS } from '../activity-words.ts';
import styles from './activity-changes.module.css';

/** What a change has made of each field: before on the left, after on the right. */
export function ActivityChanges({ entry: { kind, changes } }: { entry: CaseEntry }): ReactNode {
  const t = useText();
  const { day } = useFormat();
  return changes.map(({ field, before, after }) => (
    <div key={field} className={styles['change']}>
      {field !== 'role' && field !== 'fileName' && kind === 'changed' && (
        <span className={styles['field']}>{t(FIELD_TEXTS[field])}</span>
      )}
      <del className={styles['before']}>
        <span className="visually-hidden">{t('cases.activity.before')} </span>
        {activityValue({ t, day }, field, before)}
      </del>
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
      <ins className={styles['after']}>
        <span className="visually-hidden">{t('cases.activity.after')} </span>
        {activityValue({ t, day }, field, after)}
      </ins>
    </div>
  ));
}
