import { StateTag } from '@archway/ui/state-tag';
import { useText } from '@archway/ui/text';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './step-row.module.css';

export interface StepRowProps {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  /** The one to do next. */
  isCurrent: boolean;
  /** What does it; null for a reader who may not. */
  action: ReactNode | null;
}

/** One step: what it is for, and how it is done or that it is. */
export function StepRow({ number, title, text, isDone, isCurrent, action }: StepRowProps): ReactNode {
  const t = useText();
  return (
    <li
      className={styles['step']}
      data-done={isDone || undefined}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <span className={styles['mark']} aria-hidden>
        {isDone ? <Check size={16} strokeWidth={1.75} /> : number}
      </span>
      <div className={styles['words']}>
        <h3>{title}</h3>
        <p>{text}</p>
        {!isDone && action === null && <p>{t('firstSteps.byAdministrator')}</p>}
      </div>
      <div className={styles['end']}>
        {isDone ? <StateTag kind="ok">{t('firstSteps.done')}</StateTag> : action}
      </div>
    </li>
  );
}
