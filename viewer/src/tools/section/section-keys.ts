/** Effect of a key on the plane: move along its normal, or tilt about an axis of the drawing. */
export type SectionStep =
  | { kind: 'move'; millimeters: number }
  | { kind: 'tilt'; about: 'up' | 'right'; degrees: number };

const FINE = 0.1;
const COARSE = 1;

const WAYS = new Map([
  ['ArrowUp', 1],
  ['ArrowRight', 1],
  ['ArrowDown', -1],
  ['ArrowLeft', -1],
]);

const TILTS = new Map<string, SectionStep>([
  ['[', { kind: 'tilt', about: 'up', degrees: -1 }],
  [']', { kind: 'tilt', about: 'up', degrees: 1 }],
  ['{', { kind: 'tilt', about: 'right', degrees: -1 }],
  ['}', { kind: 'tilt', about: 'right', degrees: 1 }],
]);

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>;

/** Arrows move by a tenth of a millimeter, with Shift by one; brackets tilt by a degree. */
export function sectionStep({ key, shiftKey, ctrlKey, altKey, metaKey }: Key): SectionStep | null {
  if (ctrlKey || altKey || metaKey) return null;
  const way = WAYS.get(key);
  if (way === undefined) return TILTS.get(key) ?? null;
  return { kind: 'move', millimeters: way * (shiftKey ? COARSE : FINE) };
}
