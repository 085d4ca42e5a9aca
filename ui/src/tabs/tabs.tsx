import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: string;
  count?: number | string;
  /** What it counts waits for the reader. */
  isUrgent?: boolean;
  /** Before the label, with its meaning in words: shared with colleagues. */
  mark?: { icon: Icon; words: string };
  /** A hairline stands before it. */
  isApart?: boolean;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose between: "Views". */
  label: string;
  tabs: readonly Tab<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** At the end of the line. */
  extra?: ReactNode;
  /** What the selected tab shows. */
  children?: ReactNode;
}

/** Tabs as one expects them: arrow keys choose, Home and End go to the first and the last one. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  extra,
  children,
}: TabsProps<Id>): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === selected);
    const to = targetOf(event.key, at, tabs.length);
    const target = to === undefined ? undefined : tabs[to];
    if (to === undefined || target === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
    onSelect(target.id);
  };
  return (
    <>
      <div className={styles['line']}>
        <div className={styles['tabs']} role="tablist" aria-label={label} ref={list}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}-${tab.id}`}
              type="button"
              role="tab"
              className={styles['tab']}
              data-apart={tab.isApart || undefined}
              aria-selected={tab.id === selected}
              {...(children === undefined ? {} : { 'aria-controls': `${id}-panel` })}
              tabIndex={tab.id === selected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              onKeyDown={move}
            >
              <TabWords {...tab} />
            </button>
          ))}
        </div>
        {extra !== undefined && <div className={styles['extra']}>{extra}</div>}
      </div>
      {children !== undefined && (
        <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected}`}>
          {children}
        </div>
      )}
    </>
  );
}

function TabWords<Id extends string>({ label, count, isUrgent = false, mark }: Tab<Id>): ReactNode {
  return (
    <>
      {mark !== undefined && <mark.icon size={14} strokeWidth={1.75} aria-hidden />}
      {label}
      {mark !== undefined && <span className="visually-hidden">{mark.words}</span>}
      {count !== undefined && (
        <span className={styles['count']} data-urgent={isUrgent || undefined}>
          {count}
        </span>
      )}
    </>
  );
}

function targetOf(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
