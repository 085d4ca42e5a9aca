import { SquaresIntersect } from 'lucide-react';
import type { MarkEntries, ToolEntry } from '../tool-entry.ts';

export const contacts: ToolEntry = {
  icon: SquaresIntersect,
  text: 'viewer.tools.contacts',
  layers: 2,
  isWide: true,
};

export const contactsMarks: MarkEntries<'contacts'> = {
  contacts: {
    icon: SquaresIntersect,
    text: 'viewer.kinds.contacts',
    value: (shape, _words, t) =>
      t('viewer.contactsFound', {
        count: shape.contacts,
        area: Math.round(shape.squareMillimeters * 10) / 10,
      }),
    place: () => null,
    opens: ({ scanId, antagonistId }) => ({ name: 'contacts', pair: { scanId, otherId: antagonistId } }),
  },
};
