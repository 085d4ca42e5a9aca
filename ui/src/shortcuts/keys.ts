/** A key press as shortcuts write it: `g`, `?`, `ctrl+k`, `shift+enter`. On a Mac the command key counts as Ctrl. */
export function keyOf(
  event: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'key' | 'metaKey' | 'shiftKey'>,
): string {
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  // For `?` and the like, Shift is how the character is typed and no key of its own.
  const isSign =
    event.key.length === 1 && event.key.toLowerCase() === event.key.toUpperCase() && key !== 'space';
  return [
    event.ctrlKey || event.metaKey ? 'ctrl+' : '',
    event.altKey ? 'alt+' : '',
    event.shiftKey && !isSign ? 'shift+' : '',
    key,
  ].join('');
}

/** Whether the keys are plain: those can be switched off and never fire where somebody types. */
export function isPlain(keys: string): boolean {
  return !/(?:ctrl|alt)\+/.test(keys);
}

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('input, textarea, select, [role=textbox], [role=combobox]')
  );
}
