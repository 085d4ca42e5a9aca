import { useEffect, useSyncExternalStore } from 'react';
import type { CaseMarks } from './marks/use-marks.ts';
import type { MarkWords } from './marks/mark-words.ts';
import type { ActiveTool, Saving, ToolRequest } from './tools/active-tool.ts';
import type { Opening } from './engine-api.ts';

interface ActiveToolOptions {
  opening: Opening;
  marks: CaseMarks;
  words: MarkWords;
}

/** The active tool, and how to open and close one. */
export function useActiveTool({ opening, marks, words }: ActiveToolOptions): {
  active: ActiveTool | null;
  openTool: (request: ToolRequest) => void;
  closeTool: () => void;
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
    openTool: (request) => open?.tools.openTool(request),
    closeTool: () => open?.tools.closeTool(),
  };
}
