import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../text/text.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  /** Places in the whole list, counted from 1. */
  first: number;
  last: number;
  /** How many there are, as far as they were counted. */
  total?: number;
  /** There are more than were counted: "of 10,000+". */
  more?: boolean;
  /** Absent on the first page. */
  onPrevious?: () => void;
  /** Absent on the last page. */
  onNext?: () => void;
  /** At the end of the line: the density switch. */
  extra?: ReactNode;
}

/** The foot of a list. Its pages follow each other; there is no jumping, since the list grows while it is read. */
export function Pager({
  first,
  last,
  total,
  more = false,
  onPrevious,
  onNext,
  extra,
}: PagerProps): ReactNode {
  const t = useText();
  const range =
    total === undefined
      ? t('ui.pager.range', { first, last })
      : t('ui.pager.rangeOf', { first, last, total, more: more ? 'yes' : 'no' });
  return (
    <nav className={styles['pager']} aria-label={t('ui.pager.label')}>
      <span className={styles['range']} aria-live="polite">
        {range}
      </span>
      {extra}
      <span className={styles['steps']}>
        <Step label={t('ui.pager.previous')} onPress={onPrevious}>
          <ChevronLeft size={16} strokeWidth={1.75} aria-hidden />
        </Step>
        <Step label={t('ui.pager.next')} onPress={onNext}>
          <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
        </Step>
      </span>
    </nav>
  );
}

function Step({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type="button"
      className={styles['step']}
      aria-label={label}
      data-tip={label}
      // Stays reachable: a reader who pages to the end must not lose the focus.
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
