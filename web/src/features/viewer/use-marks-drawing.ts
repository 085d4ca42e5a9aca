import type { MarksDrawing } from '@archway/viewer/marks/marks-drawing';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MarkWords } from './marks/mark-words.ts';
import type { ShownMark } from './marks/shown-marks.ts';
import type { Opening } from './use-engine.ts';

interface DrawingOptions {
  opening: Opening;
  words: MarkWords;
  marks: readonly ShownMark[];
  selected: string | null;
  /** The mark that a tool has in hand, and draws itself. */
  inHand: string | null;
  showsMargins: boolean;
  onPress: (id: string) => void;
}

/** Draws the marks on the model. */
export function useMarksDrawing(options: DrawingOptions): void {
  const { opening, words, marks, selected, inHand, showsMargins, onPress } = options;
  const [drawing, setDrawing] = useState<MarksDrawing | null>(null);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (opening.kind !== 'open') return undefined;
    const made = opening.engine.drawMarks(words, (id) => press(id));
    const remove = opening.viewer.addDrawing(made);
    setDrawing(made);
    return () => {
      remove();
      setDrawing(null);
    };
  }, [opening, words]);
  useEffect(() => {
    const seen = marks.filter(({ shape }) => showsMargins || shape.kind !== 'margin');
    drawing?.show(
      seen.map(({ id, shape, number }) => ({ id, shape, ...(number === null ? {} : { number }) })),
    );
  }, [drawing, marks, showsMargins]);
  useEffect(() => drawing?.select(selected), [drawing, selected]);
  useEffect(() => drawing?.hide(inHand), [drawing, inHand]);
}
