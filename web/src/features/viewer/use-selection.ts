import { scansOf } from '@archway/rules/marks';
import type { Viewer } from '@archway/viewer/viewer';
import { useState } from 'react';
import type { ShownMark } from './marks/shown-marks.ts';
import type { ToolRequest } from './tools/active-tool.ts';
import { entryOf } from './tools/tools.ts';

interface SelectionOptions {
  viewer: Viewer | null;
  marks: readonly ShownMark[];
  openTool: (request: ToolRequest) => void;
}

/** The mark that is looked at: its scans are shown, and the model turns until it is seen. */
export function useSelection({ viewer, marks, openTool }: SelectionOptions): {
  selected: string | null;
  select: (id: string | null) => void;
} {
  const [selected, setSelected] = useState<string | null>(null);
  const show = (mark: ShownMark): void => {
    const { shape } = mark;
    const entry = entryOf(shape);
    for (const id of scansOf(shape)) viewer?.setLayer(id, { visible: true });
    const place = entry.place(shape);
    if (place !== null) viewer?.reveal(place);
    const opens = entry.opens?.(shape);
    if (opens !== undefined) openTool({ ...opens, mark });
  };
  return {
    selected,
    select: (id) => {
      setSelected(id);
      const mark = marks.find((one) => one.id === id);
      if (mark !== undefined) show(mark);
    },
  };
}
