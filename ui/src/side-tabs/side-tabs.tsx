import { useId, type MouseEvent, type ReactNode } from 'react';
import { ControlBox } from '../field/control-box.tsx';
import type { Icon } from '../icon/icon.tsx';
import selectStyles from '../select-field/select-field.module.css';
import { ChevronDown } from 'lucide-react';
import styles from './side-tabs.module.css';

export interface SideTab {
  href: string;
  label: string;
  icon?: Icon;
}

export interface SideTabGroup {
  /** The caption above the group. */
  label: string;
  tabs: readonly SideTab[];
}

export interface SideTabsProps {
  /** What these tabs are tabs of. */
  label: string;
  groups: readonly SideTabGroup[];
  /** The `href` of the tab that is open. */
  selected: string;
  /** Goes there without loading the page anew. */
  onNavigate: (href: string) => void;
  children: ReactNode;
}

/** A column of tabs beside the content; above it, as a select, where there is no room for a column. */
export function SideTabs({ label, groups, selected, onNavigate, children }: SideTabsProps): ReactNode {
  return (
    <div className={styles['frame']}>
      <nav className={styles['column']} aria-label={label}>
        {groups.map((group) => (
          <TabGroup key={group.label} group={group} selected={selected} onNavigate={onNavigate} />
        ))}
      </nav>
      <div className={styles['select']}>
        <ControlBox>
          <select
            className={selectStyles['select']}
            aria-label={label}
            value={selected}
            onChange={(event) => onNavigate(event.currentTarget.value)}
          >
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.tabs.map((tab) => (
                  <option key={tab.href} value={tab.href}>
                    {tab.label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown className={selectStyles['arrow']} size={16} strokeWidth={1.75} aria-hidden />
        </ControlBox>
      </div>
      <div className={styles['content']}>{children}</div>
    </div>
  );
}

function TabGroup({
  group,
  selected,
  onNavigate,
}: { group: SideTabGroup } & Pick<SideTabsProps, 'selected' | 'onNavigate'>): ReactNode {
  const id = useId();
  return (
    <>
      <div id={id} className={styles['caption']}>
        {group.label}
      </div>
      <ul aria-labelledby={id}>
        {group.tabs.map(({ href, label, icon: Glyph }) => (
          <li key={href}>
            <a
              href={href}
              className={styles['tab']}
              aria-current={href === selected ? 'page' : undefined}
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                onNavigate(href);
              }}
            >
              {Glyph !== undefined && <Glyph size={16} strokeWidth={1.75} aria-hidden />}
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A click with a key or another button opens a window or a tab: the browser's affair. */
function isPlain(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
