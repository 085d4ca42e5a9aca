import { useRef, type RefObject } from 'react';

const CONTROLS = 'button:not(:disabled), select, textarea, input, a[href]';

/** Leads to a part of the page that is marked with `data-field`: it comes into sight, and its first control has the focus. */
export function useFocusField(): { page: RefObject<HTMLDivElement | null>; focus: (field: string) => void } {
  const page = useRef<HTMLDivElement>(null);
  return {
    page,
    focus: (field) => {
      const part = page.current?.querySelector(`[data-field="${field}"]`);
      part?.scrollIntoView({ block: 'center' });
      part?.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
    },
  };
}
