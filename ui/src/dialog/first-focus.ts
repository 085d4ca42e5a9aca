const FIELD =
  ':is(input:not([type=hidden], [type=radio], [type=checkbox], [type=file]), textarea, select):not(:disabled, [readonly])';

/**
 * The first empty field; else the first field, else the confirming answer. Where that waits for a check box, the first
 * unchecked one: Enter must never refuse by accident.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(FIELD)];
  return (
    fields.find(({ value }) => value === '') ??
    fields[0] ??
    dialog.querySelector<HTMLElement>('[data-first-focus]') ??
    dialog.querySelector<HTMLElement>('button[type=submit]:not(:disabled)') ??
    dialog.querySelector<HTMLElement>('input[type=checkbox]:not(:checked, :disabled)') ??
    dialog.querySelector<HTMLElement>('button:not(:disabled)')
  );
}
