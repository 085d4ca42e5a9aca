import type { MarksDrawing } from '@archway/viewer/marks/marks-drawing';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MarkWords } from './marks/mark-words.ts';
import type { ShownMark } from './marks/shown-marks.ts';
import type { Engine, Opening } from './engine-api.ts';

interface DrawingOptions {
  opening: Opening;
  words: MarkWords;
  marks: readonly ShownMark[];
  selected: string | null;
  /** The mark that a tool has in hand, and draws itself. */
  activeMark: string | null;
  showsMargins: boolean;
  onPress: (id: string) => void;
}

/** Draws the marks on the model. */
export function useMarksDrawing(options: DrawingOptions): void {
  const { opening, words, marks, selected, activeMark, showsMargins, onPress } = options;
  const drawing = useRef<MarksDrawing | null>(null);
  const press = useEffectEvent(onPress);
  const make = useEffectEvent((engine: Engine) => engine.drawMarks(words, (id) => press(id)));
  useEffect(() => {
    if (opening.kind !== 'open') return undefined;
    drawing.current = make(opening.engine);
    const remove = opening.viewer.addDrawing(drawing.current);
    return () => {
      remove();
      drawing.current = null;
    };
  }, [opening]);
  // Whatever is drawn with is new: it is told everything.
  useEffect(() => {
    if (opening.kind !== 'open' || drawing.current === null) return;
    const seen = marks.filter(({ shape }) => showsMargins || shape.kind !== 'margin');
    drawing.current.setWords(words);
    drawing.current.select(selected);
    drawing.current.hide(activeMark);
    drawing.current.show(
      seen.map(({ id, shape, number }) => ({ id, shape, ...(number === null ? {} : { number }) })),
    );
  }, [opening, words, marks, showsMargins, selected, activeMark]);
}
