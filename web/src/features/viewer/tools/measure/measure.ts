import { DraftingCompass, Route, RulerDimensionLine } from 'lucide-react';
import type { MarkEntries, ToolEntry } from '../tool-entry.ts';

export const measure: ToolEntry = { icon: RulerDimensionLine, text: 'viewer.tools.measure', layers: 1 };

export const measureMarks: MarkEntries<'distance' | 'surface' | 'angle'> = {
  distance: {
    icon: RulerDimensionLine,
    text: 'viewer.kinds.distance',
    value: ({ millimeters }, words) => words.millimeters(millimeters),
    place: ({ to }) => to.point,
  },
  surface: {
    icon: Route,
    text: 'viewer.kinds.surface',
    value: ({ millimeters }, words) => words.millimeters(millimeters),
    place: ({ path, to }) => path[Math.floor(path.length / 2)] ?? to.point,
  },
  angle: {
    icon: DraftingCompass,
    text: 'viewer.kinds.angle',
    value: ({ degrees }, words) => words.degrees(degrees),
    place: ({ apex }) => apex.point,
  },
};
