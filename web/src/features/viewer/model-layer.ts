import type { LayerSource } from '@archway/viewer/types/layer-source';

/** A scan of the case as the viewer shows it. */
export interface ModelLayer extends LayerSource {
  /** What is drawn has fewer triangles than the file. */
  isSimplified: boolean;
  /** Of the box around it, in millimeters; null while nobody has measured it. */
  middle: readonly [number, number, number] | null;
}

const JAWS: ReadonlySet<string> = new Set(['upper', 'lower']);
/** Seen at first: the jaws and what is made for them. The others lie on top of them. */
const SEEN_AT_FIRST: ReadonlySet<string> = new Set(['upper', 'lower', 'design', 'scanBody']);

/**
 * Which layers are hidden until somebody wants to see them: a second scan of one jaw would lie in the first. Where there
 * are no jaws, none.
 */
export function hiddenAtFirst(layers: readonly Pick<ModelLayer, 'id' | 'role'>[]): string[] {
  const isSecond = ({ id, role }: Pick<ModelLayer, 'id' | 'role'>): boolean =>
    JAWS.has(role) && layers.find((layer) => layer.role === role)?.id !== id;
  const hidden = layers.filter((layer) => !SEEN_AT_FIRST.has(layer.role) || isSecond(layer));
  return hidden.length === layers.length ? [] : hidden.map(({ id }) => id);
}
