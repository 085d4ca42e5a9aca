import { PenTool, Spline } from 'lucide-react';
import type { MarkEntries, ToolEntry } from '../tool-entry.ts';

export const margin: ToolEntry = {
  icon: PenTool,
  text: 'viewer.tools.margin',
  layers: 1,
  isForEditors: true,
};

export const marginMarks: MarkEntries<'margin'> = {
  margin: {
    icon: Spline,
    text: 'viewer.kinds.margin',
    value: (shape, words) => words.marginDetail(shape),
    place: ({ line }) => line[0] ?? null,
  },
};
