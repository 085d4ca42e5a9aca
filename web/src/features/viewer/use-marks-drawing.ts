import type { MarksDrawing } from '@archway/viewer/marks/marks-drawing';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { MarkWords } from './marks/mark-words.ts';
import type { ShownMark } from './marks/shown-marks.ts';
import type { Engine, Opening } from './engine-api.ts';
import type { ShownPlace } from './use-shown-place.ts';

const PLACE = 'place';

const pinAt = ({ name, ...at }: ShownPlace) => ({
  id: PLACE,
  shape: { kind: 'pin' as const, at, tooth: null, text: name },
});

interface DrawingOptions {
  opening: Opening;
  words: MarkWords;
  marks: readonly ShownMark[];
  /** What the page was opened for; drawn like a pin without a number. */
  place: ShownPlace | null;
  selected: string | null;
  /** The mark that a tool has in hand, and draws itself. */
  activeMark: string | null;
  showsMargins: boolean;
  onPress: (id: string) => void;
}

/** Draws the marks on the model. */
export function useMarksDrawing(options: DrawingOptions): void {
  const { opening, words, marks, place, selected, activeMark, showsMargins, onPress } = options;
  const drawing = useRef<MarksDrawing | null>(null);
  const press = useEffectEvent(onPress);
  const make = useEffectEvent((engine: Engine) => engine.drawMarks(words, (id) => id !== PLACE && press(id)));
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
    drawing.current.show([
      ...seen.map(({ id, shape, number }) => ({ id, shape, ...(number === null ? {} : { number }) })),
      ...(place === null ? [] : [pinAt(place)]),
    ]);
  }, [opening, words, marks, place, showsMargins, selected, activeMark]);
}
