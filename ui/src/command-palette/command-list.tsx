/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no native list can be walked through from a field above it */
import type { ReactNode } from 'react';
import { KeyCaps } from '../key-caps/key-caps.tsx';
import type { Command, CommandGroup } from './command.ts';
import styles from './command-palette.module.css';

/** The list below the search; the focus stays in the search, which names the active line. */
export function CommandList({
  id,
  groups,
  active,
  onPoint,
  onRun,
}: {
  id: string;
  groups: readonly CommandGroup[];
  active: number;
  onPoint: (index: number) => void;
  onRun: (command: Command) => void;
}): ReactNode {
  const starts = groups.map((_, i) =>
    groups.slice(0, i).reduce((sum, { commands }) => sum + commands.length, 0),
  );
  return (
    <div
      id={id}
      role="listbox"
      className={styles['list']}
      aria-label={groups.map(({ label }) => label).join(', ')}
    >
      {groups.map((group, g) => (
        <div key={group.label} role="group" aria-labelledby={`${id}-group-${g}`}>
          <div id={`${id}-group-${g}`} className={styles['caption']}>
            {group.label}
          </div>
          {group.commands.map((command, i) => {
            const index = (starts[g] ?? 0) + i;
            return (
              <CommandRow
                key={command.id}
                id={`${id}-${index}`}
                command={command}
                isActive={index === active}
                onPoint={() => onPoint(index)}
                onRun={() => onRun(command)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function CommandRow({
  id,
  command: { icon: Glyph, label, hint, keys },
  isActive,
  onPoint,
  onRun,
}: {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onRun: () => void;
}): ReactNode {
  return (
    <button
      id={id}
      type="button"
      role="option"
      tabIndex={-1}
      className={styles['row']}
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' });
      }}
      onPointerMove={onPoint}
      onClick={onRun}
    >
      {Glyph !== undefined && <Glyph size={16} strokeWidth={1.75} aria-hidden />}
      <span className={styles['label']}>{label}</span>
      {hint !== undefined && <span className={styles['hint']}>{hint}</span>}
      {keys !== undefined && <KeyCaps keys={keys} />}
    </button>
  );
}
