/** A scan of a case under its role. */
interface Layer {
  id: string;
  role: string;
}

const JAWS: ReadonlySet<string> = new Set(['upper', 'lower']);
/** Seen at first: the jaws and what is made for them. The others lie on top of them. */
const SEEN_AT_FIRST: ReadonlySet<string> = new Set(['upper', 'lower', 'design', 'scanBody']);

/**
 * Which scans of a case are hidden until somebody wants to see them: a second scan of one jaw would lie in the first. Where
 * there are no jaws, none.
 */
export function hiddenAtFirst(layers: readonly Layer[]): string[] {
  const isSecond = ({ id, role }: Layer): boolean =>
    JAWS.has(role) && layers.find((layer) => layer.role === role)?.id !== id;
  const hidden = layers.filter((layer) => !SEEN_AT_FIRST.has(layer.role) || isSecond(layer));
  return hidden.length === layers.length ? [] : hidden.map(({ id }) => id);
}
