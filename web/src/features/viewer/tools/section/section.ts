import { Slice } from 'lucide-react';
import type { MarkEntries, ToolEntry } from '../tool-entry.ts';

export const section: ToolEntry = { icon: Slice, text: 'viewer.tools.section', layers: 1, isWide: true };

export const sectionMarks: MarkEntries<'section'> = {
  section: {
    icon: Slice,
    text: 'viewer.kinds.section',
    value: ({ measures }, words) =>
      measures.length === 0
        ? null
        : measures.map(({ millimeters }) => words.millimeters(millimeters)).join(', '),
    place: () => null,
    opens: () => ({ name: 'section' }),
  },
};
