import { useId, type ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The word: "Packing". */
  label: string;
  /** 0 to 1. */
  value: number;
  /** The number as words, "3 of 5"; without it, per cent. */
  number?: string;
  /** Amber from 90 % of a quota, red when it is full. */
  tone?: 'primary' | 'amber' | 'red';
}

/** Waiting has no bar, and a finished bar disappears: its result stays as a tag. */
export function Progress({ label, value, number, tone = 'primary' }: ProgressProps): ReactNode {
  const t = useText();
  const id = useId();
  const share = Math.min(1, Math.max(0, value));
  const text = number ?? t('ui.progress.percent', { share });
  return (
    <div className={styles['progress']}>
      <div className={styles['words']}>
        <span id={id} className={styles['label']}>
          {label}
        </span>
        <span>{text}</span>
      </div>
      <progress
        className={styles['track']}
        data-tone={tone}
        aria-labelledby={id}
        aria-valuetext={text}
        max={1}
        value={share}
      />
    </div>
  );
}
