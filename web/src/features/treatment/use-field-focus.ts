import { useEffect, useRef, useState, type RefObject } from 'react';
import type { GapField } from './gap-field.ts';

/** What is chosen in a field, or else its first control. */
const CHOSEN = [
  '[aria-pressed="true"]',
  'input:checked',
  '[tabindex="0"]',
  'select, input, textarea, button',
];

export interface FieldFocus {
  page: RefObject<HTMLDivElement | null>;
  /** Focuses a field once what was selected for it is on the page. */
  focus: (field: GapField) => void;
}

export function useFieldFocus(): FieldFocus {
  const page = useRef<HTMLDivElement>(null);
  // An object each time: the same field may be asked for twice.
  const [wanted, setWanted] = useState<{ field: GapField } | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const place = page.current?.querySelector(`[data-field="${wanted.field}"]`);
    const [first] = CHOSEN.flatMap((which) => place?.querySelector<HTMLElement>(which) ?? []);
    if (first === undefined) return;
    first.focus();
    // After a press of the pointer the browser shows no ring, and the field would not be found.
    first.dataset['wanted'] = '';
    first.addEventListener('blur', () => delete first.dataset['wanted'], { once: true });
  }, [wanted]);
  return { page, focus: (field) => setWanted({ field }) };
}
