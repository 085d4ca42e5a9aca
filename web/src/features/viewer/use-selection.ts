import type { Viewer } from '@archway/viewer/viewer';
import { useState } from 'react';
import { placeOfMark, scansOfMark } from './marks/mark-place.ts';
import type { ShownMark } from './marks/shown-marks.ts';
import type { ToolRequest } from './tools/active-tool.ts';

interface SelectionOptions {
  viewer: Viewer | null;
  marks: readonly ShownMark[];
  take: (request: ToolRequest) => void;
}

/** The mark that is looked at: its scans are shown, and the model turns until it is seen. */
export function useSelection({ viewer, marks, take }: SelectionOptions): {
  selected: string | null;
  select: (id: string | null) => void;
} {
  const [selected, setSelected] = useState<string | null>(null);
  const show = (mark: ShownMark): void => {
    const { shape } = mark;
    for (const id of scansOfMark(shape)) viewer?.setLayer(id, { visible: true });
    const place = placeOfMark(shape);
    if (place !== null) viewer?.reveal(place);
    // What is no line on the model is shown by its tool.
    if (shape.kind === 'section') take({ name: 'section', mark });
    if (shape.kind === 'contacts')
      take({ name: 'contacts', mark, pair: { scanId: shape.scanId, otherId: shape.antagonistId } });
    if (shape.kind === 'deviation')
      take({ name: 'deviation', mark, pair: { scanId: shape.scanId, otherId: shape.referenceId } });
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
