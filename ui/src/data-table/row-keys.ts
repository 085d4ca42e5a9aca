import type { KeyboardEvent } from 'react';

export interface RowActions {
  move: (by: number) => void;
  moveTo: (end: 'first' | 'last') => void;
  open: (() => void) | undefined;
  quickLook: (() => void) | undefined;
  toggle: (() => void) | undefined;
  selectAll: (() => void) | undefined;
  /** How many rows a page key moves. */
  page: number;
  /** Single letters can be switched off by the reader. */
  letters: boolean;
}

/** Does what a key stands for; answers whether it stood for anything. */
export function pressRowKey(event: KeyboardEvent, actions: RowActions): boolean {
  const target = event.target as HTMLElement;
  if (target.closest('textarea, select, [contenteditable], input:not([type=checkbox])') !== null)
    return false;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.key.toLowerCase() === 'a') return run(actions.selectAll);
  if (command || event.altKey) return false;
  // A link or a button in a row answers these keys itself.
  const onRow = target.closest('a, button, input') === null;
  if (event.key === 'Enter') return onRow && run(actions.open);
  if (event.key === ' ') return onRow && run(actions.quickLook);
  return moveBy(event.key, actions) || (actions.letters && pressLetter(event.key, actions));
}

function moveBy(key: string, { move, moveTo, page }: RowActions): boolean {
  if (key === 'ArrowDown') return run(() => move(1));
  if (key === 'ArrowUp') return run(() => move(-1));
  if (key === 'PageDown') return run(() => move(page));
  if (key === 'PageUp') return run(() => move(-page));
  if (key === 'Home') return run(() => moveTo('first'));
  return key === 'End' && run(() => moveTo('last'));
}

function pressLetter(key: string, { move, toggle }: RowActions): boolean {
  if (key === 'j') return run(() => move(1));
  if (key === 'k') return run(() => move(-1));
  return key === 'x' && run(toggle);
}

function run(action: (() => void) | undefined): boolean {
  action?.();
  return action !== undefined;
}
