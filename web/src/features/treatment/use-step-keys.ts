import { useEffect } from 'react';
import type { Editor } from './use-editor.ts';

/** Ctrl Z and Ctrl Y, except where a text is typed, which has steps of its own. */
export function useStepKeys({ undo, redo }: Pick<Editor, 'undo' | 'redo'>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyped = (event.target as Element).closest(
        'textarea, input:not([type="radio"], [type="checkbox"])',
      );
      if (!(event.ctrlKey || event.metaKey) || isTyped !== null) return;
      const key = event.key.toLowerCase();
      const isBack = key === 'z' && !event.shiftKey;
      if (!isBack && key !== 'y' && key !== 'z') return;
      event.preventDefault();
      (isBack ? undo : redo)();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}
