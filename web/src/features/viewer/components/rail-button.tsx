import type { Icon } from '@archway/ui/icon';
import type { ReactNode } from 'react';
import styles from './tool-rail.module.css';

export interface RailButtonProps {
  icon: Icon;
  label: string;
  /** The letter that does the same while the viewer has the keyboard. */
  shortcut?: string;
  /** A tool active is filled, a display option that is on is tinted. */
  kind: 'tool' | 'option' | 'action';
  isOn?: boolean;
  /** Which of several it is: "Fresh". */
  value?: string;
  isFolded: boolean;
  disabled?: boolean;
  onPress: () => void;
}

/** One entry of the rail. Folded, it is an icon whose name and key the pointer shows. */
export function RailButton(props: RailButtonProps): ReactNode {
  const { icon: Glyph, label, shortcut, kind, isOn, value, isFolded, disabled = false, onPress } = props;
  const name = value === undefined ? label : `${label}: ${value}`;
  return (
    <button
      type="button"
      className={styles['entry']}
      data-kind={kind}
      aria-pressed={isOn}
      aria-keyshortcuts={shortcut}
      aria-label={isFolded ? name : undefined}
      data-tip-side="left"
      data-tip={isFolded ? (shortcut === undefined ? name : `${name} (${shortcut})`) : undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <Glyph size={18} strokeWidth={1.75} aria-hidden />
      {!isFolded && (
        <>
          <span className={styles['label']}>
            {label}
            {value !== undefined && <span className={styles['value']}>{value}</span>}
          </span>
          {shortcut !== undefined && <kbd aria-hidden>{shortcut}</kbd>}
        </>
      )}
    </button>
  );
}
