import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useModal } from '../dialog/use-modal.ts';
import { useText } from '../text/text.tsx';
import styles from './command-palette.module.css';
import type { Command, CommandGroup } from './command.ts';
import { CommandList } from './command-list.tsx';
import { findCommands } from './find-commands.ts';

export type { Command, CommandGroup };

export interface CommandPaletteProps {
  groups: readonly CommandGroup[];
  onClose: () => void;
  /** For groups that are searched elsewhere. */
  onQuery?: (query: string) => void;
}

/** Search and commands by keyboard. Render it while it is open. */
export function CommandPalette({ groups, onClose, onQuery }: CommandPaletteProps): ReactNode {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  useModal(dialog, onClose);
  const found = findCommands(groups, query);
  const commands = found.flatMap((group) => group.commands);
  const active = Math.min(at, commands.length - 1);
  const run = (command: Command | undefined): void => {
    if (command === undefined) return;
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) setAt((active + step + commands.length) % Math.max(commands.length, 1));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(commands[active]);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <dialog ref={dialog} className={styles['palette']} aria-label={t('ui.palette.label')}>
      <div className={styles['search']}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-label={t('ui.palette.label')}
          aria-expanded
          aria-controls={id}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('ui.palette.placeholder')}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setAt(0);
            onQuery?.(event.currentTarget.value);
          }}
        />
      </div>
      <CommandList id={id} groups={found} active={active} onPoint={setAt} onRun={run} />
      <output className={commands.length === 0 ? styles['none'] : 'visually-hidden'}>
        {commands.length === 0 ? t('ui.palette.none') : t('ui.palette.count', { n: commands.length })}
      </output>
    </dialog>
  );
}
