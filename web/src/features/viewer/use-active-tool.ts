import { useEffect, useSyncExternalStore } from 'react';
import type { CaseMarks } from './marks/use-marks.ts';
import type { MarkWords } from './marks/mark-words.ts';
import type { ActiveTool, Saving, ToolRequest } from './tools/active-tool.ts';
import type { Opening } from './engine-api.ts';

interface HandOptions {
  opening: Opening;
  marks: CaseMarks;
  words: MarkWords;
}

/** The tool in hand, and how to take and put away one. */
export function useActiveTool({ opening, marks, words }: HandOptions): {
  active: ActiveTool | null;
  take: (request: ToolRequest) => void;
  putAway: () => void;
} {
  const open = opening.kind === 'open' ? opening : null;
  const { add, change } = marks;
  useEffect(() => {
    if (open === null) return;
    const saving: Saving = { add, change };
    open.tools.setMaker((request) => open.engine.createTool(request, words, saving));
  }, [open, words, add, change]);
  const active = useSyncExternalStore(
    (listener) => open?.tools.subscribe(listener) ?? (() => {}),
    () => open?.tools.active ?? null,
  );
  // Points are set with keys, too, and those go to the model.
  const isWithTool = active !== null && active.tool !== null;
  useEffect(() => {
    if (isWithTool) open?.host.querySelector('canvas')?.focus({ preventScroll: true });
  }, [open, isWithTool]);
  return {
    active,
    take: (request) => open?.tools.take(request),
    putAway: () => open?.tools.putAway(),
  };
}
