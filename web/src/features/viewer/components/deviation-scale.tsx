import { useText } from '@archway/ui/text';
import { DEVIATION_COLORS, NEUTRAL_BAND } from '@archway/viewer/tools/deviation/deviation-colors';
import type { ReactNode } from 'react';
import type { MarkWords } from '../marks/mark-words.ts';
import { ColorScale } from './color-scale.tsx';

export interface DeviationScaleProps {
  words: MarkWords;
  /** What the ends of the scale stand for, in millimeters. */
  range: number;
  /** Colors begin beyond the neutral band. */
  isBanded?: boolean;
}

/** What the colors of lost and gained material mean. */
export function DeviationScale({ words, range, isBanded = false }: DeviationScaleProps): ReactNode {
  const t = useText();
  const band = t('viewer.units.plusMinus', { value: words.millimeters(NEUTRAL_BAND) });
  return (
    <ColorScale
      stops={DEVIATION_COLORS}
      words={[
        t('viewer.compare.lost', { value: words.change(-range) }),
        isBanded ? `${t('viewer.compare.same')} ${band}` : t('viewer.compare.same'),
        t('viewer.compare.gained', { value: words.change(range) }),
      ]}
    />
  );
}
