/**
 * A function whose result is kept as long as its argument is: what is costly to derive from a mesh is derived once. The
 * argument must not change afterwards.
 */
export function kept<Source extends object, Derived>(
  derive: (source: Source) => Derived,
): (source: Source) => Derived {
  const known = new WeakMap<Source, { derived: Derived }>();
  return (source) => {
    const entry = known.get(source) ?? { derived: derive(source) };
    known.set(source, entry);
    return entry.derived;
  };
}
