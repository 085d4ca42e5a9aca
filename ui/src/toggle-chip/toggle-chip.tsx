import type { ReactNode } from 'react';
import styles from '../filter-chip/chip.module.css';
import type { Icon } from '../icon/icon.tsx';

export interface ToggleChipProps {
  /** What the list is narrowed to while it is on: "Overdue". */
  label: string;
  icon: Icon;
  on: boolean;
  onToggle: (on: boolean) => void;
}

/** A filter that is on or off, in one line with chips that have a menu. */
export function ToggleChip({ label, icon: Glyph, on, onToggle }: ToggleChipProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['chip']}
      data-set={on || undefined}
      aria-pressed={on}
      onClick={() => onToggle(!on)}
    >
      <Glyph size={14} strokeWidth={1.75} aria-hidden />
      <span className={styles['value']}>{label}</span>
    </button>
  );
}
