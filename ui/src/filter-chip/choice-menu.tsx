import { Check } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Icon } from '../icon/icon.tsx';
import styles from './choice-menu.module.css';

export interface Choice {
  id: string;
  label: string;
  icon?: Icon;
  chosen?: boolean;
  /** A line stands above it. */
  apart?: boolean;
}

export interface ChoiceMenuProps {
  label: string;
  choices: readonly Choice[];
  /** Several can be chosen, so choosing does not close the menu. */
  several?: boolean;
  onChoose: (id: string) => void;
}

/** A menu of things to choose. The arrow keys go round; the focus begins at what is chosen. */
export function ChoiceMenu({ label, choices, several = false, onChoose }: ChoiceMenuProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (chosen ?? itemsOf(list.current)[0])?.focus();
  }, []);
  return (
    <div ref={list} role="menu" aria-label={label} className={styles['menu']} tabIndex={-1} onKeyDown={move}>
      {choices.map(({ id, label: words, icon: Glyph, chosen = false, apart = false }) => (
        <button
          key={id}
          type="button"
          role={several ? 'menuitemcheckbox' : 'menuitemradio'}
          aria-checked={chosen}
          tabIndex={-1}
          className={styles['item']}
          data-apart={apart || undefined}
          onClick={() => onChoose(id)}
        >
          {Glyph !== undefined && <Glyph size={14} strokeWidth={1.75} aria-hidden />}
          <span className={styles['words']}>{words}</span>
          {chosen && <Check size={14} strokeWidth={1.75} aria-hidden />}
        </button>
      ))}
    </div>
  );
}

function itemsOf(list: Element | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at - 1),
    Home: items[0],
    End: items.at(-1),
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  target.focus();
}
