import type { ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './navigation-item.module.css';

export interface NavigationItemProps {
  href: string;
  label: string;
  icon: Icon;
  isCurrent: boolean;
  /** Goes there without loading the page; plain clicks only, so that a new tab can be asked for. */
  onNavigate: () => void;
  /** Below the place before it. */
  isBelow?: boolean;
  /** How much waits there. */
  count?: number;
}

/** One place of the navigation. On the rail only its icon is seen, and its name on pointing at it. */
export function NavigationItem(props: NavigationItemProps): ReactNode {
  const { href, label, icon: Glyph, isCurrent, onNavigate, isBelow = false, count } = props;
  return (
    <a
      href={href}
      className={styles['item']}
      data-below={isBelow || undefined}
      data-tip={label}
      data-tip-side="right"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onNavigate();
      }}
    >
      <Glyph size={16} strokeWidth={1.75} aria-hidden />
      <span className={styles['label']}>{label}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </a>
  );
}

/** Entries that belong together, with their name. */
export function NavigationGroup({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <fieldset className={styles['group']} aria-label={label}>
      <div className={styles['caption']} data-unfolded aria-hidden>
        {label}
      </div>
      {children}
    </fieldset>
  );
}
