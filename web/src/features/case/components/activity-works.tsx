import type { CaseEntry, PrescriptionChange } from '@archway/contract/case/history';
import { saidText } from '@archway/locales/treatment-words';
import { toothNumber } from '@archway/rules/tooth-numbering';
import { useText } from '@archway/ui/text';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import styles from './activity-changes.module.css';

/** What was prescribed otherwise than before, tooth by tooth. */
export function ActivityWorks({ entry: { works } }: { entry: CaseEntry }): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const placeOf = ({ tooth, jaw }: PrescriptionChange): string =>
    tooth === null ? t(`treatment.jaw.${jaw ?? 'both'}`) : toothNumber(tooth, numbering);
  return works.map((change, i) => (
    <div key={`${i} ${placeOf(change)}`} className={styles['change']}>
      <span className={styles['field']}>{placeOf(change)}</span>
      <del className={styles['before']}>
        <span className="visually-hidden">{t('cases.activity.before')} </span>
        {saidText(t, change.before, numbering)}
      </del>
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
      <ins className={styles['after']}>
        <span className="visually-hidden">{t('cases.activity.after')} </span>
        {saidText(t, change.after, numbering)}
      </ins>
    </div>
  ));
}
