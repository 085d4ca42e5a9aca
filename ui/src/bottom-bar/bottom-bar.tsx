import type { ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './bottom-bar.module.css';

export interface BottomPlace {
  id: string;
  href: string;
  label: string;
  icon: Icon;
  isCurrent: boolean;
  /** Goes there without loading the page; plain clicks only. */
  onNavigate: () => void;
}

export interface BottomBarProps {
  /** What a screen reader calls it, beside the menu. */
  label: string;
  places: readonly BottomPlace[];
}

/** The main places at the foot of a phone, within reach of the thumb. */
export const BottomBar = ({ label, places }: BottomBarProps): ReactNode => (
  <nav className={styles['bar']} aria-label={label}>
    {places.map(({ id, href, label: name, icon: Glyph, isCurrent, onNavigate }) => (
      <a
        key={id}
        href={href}
        className={styles['place']}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          onNavigate();
        }}
      >
        <Glyph size={22} strokeWidth={1.75} aria-hidden />
        <span>{name}</span>
      </a>
    ))}
  </nav>
);
