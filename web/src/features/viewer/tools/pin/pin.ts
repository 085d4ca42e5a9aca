import { MessageCircle, MessageCirclePlus } from 'lucide-react';
import type { MarkEntries, ToolEntry } from '../tool-entry.ts';

export const annotate: ToolEntry = {
  icon: MessageCirclePlus,
  text: 'viewer.tools.annotate',
  layers: 1,
  isForEditors: true,
};

export const pinMarks: MarkEntries<'pin'> = {
  pin: {
    icon: MessageCircle,
    text: 'viewer.kinds.pin',
    value: () => null,
    place: ({ at }) => at.point,
  },
};
