import type { ComparisonLook, ComparisonState } from '@archway/viewer/tools/comparison/comparison-drawing';
import { NEUTRAL_BAND } from '@archway/viewer/tools/deviation/deviation-colors';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { MarkWords } from '../viewer/public.ts';
import type { ScanPair } from './scan-pair.ts';
import { sextantTeeth } from './sextant-teeth.ts';
import type { ScanView } from './use-scan-view.ts';

/** What the ends of the scale stand for at first, in millimeters. */
const RANGE = 0.3;

const WAITING: ComparisonState = { phase: 'waiting', result: null, range: RANGE };

export interface Comparison extends ComparisonState {
  look: ComparisonLook;
  setLook: (look: ComparisonLook) => void;
  setRange: (range: number) => void;
  retry: () => void;
}

/** Compares two scans in the viewer that has both. */
export function useComparison({ opening }: ScanView, { a, b }: ScanPair, words: MarkWords): Comparison {
  const hasRoom = useWidth() >= LAYOUT_BREAKPOINTS.phone;
  const nameOf = useSextantName(words);
  const [look, setLook] = useState<ComparisonLook>('map');
  const open = opening.kind === 'open' ? opening : null;
  const [olderId, newerId, jaw] = [a.fileId, b.fileId, b.jaw];
  const drawing = useMemo(
    () => open?.engine.compareScans({ words, olderId, newerId, jaw, range: RANGE, nameOf }) ?? null,
    [open, olderId, newerId, jaw, words, nameOf],
  );
  useEffect(() => (drawing === null ? undefined : open?.viewer.addDrawing(drawing)), [open, drawing]);
  const state = useSyncExternalStore(
    (listener) => drawing?.subscribe(listener) ?? (() => {}),
    () => drawing?.state ?? WAITING,
  );
  const viewer = open?.viewer ?? null;
  const placement = state.result?.placement ?? null;
  const isOver = look === 'overlay' && placement !== null;
  useEffect(() => {
    // Where nothing has changed, the newer one is seen, and not the noise of both.
    viewer?.placeLayer(olderId, placement === null ? null : { matrix: placement, behind: NEUTRAL_BAND });
    // Not hidden but clear: what is hidden is not loaded in full.
    viewer?.setLayer(olderId, { opacity: isOver ? 1 : 0 });
  }, [viewer, olderId, placement, isOver]);
  useEffect(() => drawing?.setLook(look), [drawing, look]);
  useEffect(() => drawing?.setCallouts(hasRoom), [drawing, hasRoom]);
  return {
    ...state,
    look,
    setLook,
    setRange: (range) => drawing?.setRange(range),
    retry: () => drawing?.retry(),
  };
}

/** The teeth of a sextant in the reader's numbers; the same function until those change. */
export function useSextantName(words: MarkWords): (sextant: number) => string {
  const t = useText();
  return useCallback(
    (sextant) => {
      const [from, to] = sextantTeeth(sextant) ?? [];
      if (from === undefined || to === undefined) return '';
      return t('comparison.teeth', { from: words.tooth(from), to: words.tooth(to) });
    },
    [t, words],
  );
}
