import { Diff } from 'lucide-react';
import type { MarkEntries, ToolEntry } from '../tool-entry.ts';

export const deviation: ToolEntry = { icon: Diff, text: 'viewer.tools.compare', layers: 2, isWide: true };

export const deviationMarks: MarkEntries<'deviation'> = {
  deviation: {
    icon: Diff,
    text: 'viewer.kinds.deviation',
    value: ({ residual, compared }, words, t) =>
      t('viewer.deviationFound', { error: words.precise(residual), compared: words.percent(compared) }),
    place: () => null,
    opens: ({ scanId, referenceId }) => ({ name: 'deviation', pair: { scanId, otherId: referenceId } }),
  },
};
