import type { SourceKeys } from '../source-keys.ts';
import type { DynamicKeys } from './dynamic-keys.ts';
import { entriesOf, findingAt, type Areas, type Entry, type Finding } from './tree.ts';

/** Every English key is used by some source, or belongs to a declared family of keys. */
export function checkUnused(
  english: Areas,
  sources: SourceKeys,
  families: readonly DynamicKeys[],
): Finding[] {
  return entriesOf(english)
    .filter((entry) => !sources.literals.has(entry.key))
    .filter((entry) => !families.some((family) => covers(family, entry, sources)))
    .map((entry) => findingAt('en', entry, 'is used nowhere'));
}

function covers(family: DynamicKeys, { area, key }: Entry, sources: SourceKeys): boolean {
  if (!family.areas.includes(area)) return false;
  if ('prefix' in family) return family.names.some((name) => key === family.prefix + name);
  const dot = key.lastIndexOf('.');
  return family.parts.includes(key.slice(dot + 1)) && sources.literals.has(key.slice(0, dot));
}

/** Every key a source asks for, and every member of a closed family, has an English text. */
export function checkUndefined(
  english: Areas,
  sources: SourceKeys,
  families: readonly DynamicKeys[],
): Finding[] {
  const known = new Set(entriesOf(english).map(({ key }) => key));
  const members = families.flatMap((family) =>
    'prefix' in family
      ? family.names.map((name) => ({ area: family.areas[0], key: family.prefix + name }))
      : [],
  );
  return [
    ...members.filter(({ key }) => !known.has(key)).map((member) => findingAt('en', member, 'is missing')),
    ...[...sources.asked]
      .filter(([key]) => !known.has(key))
      .map(([key, file]) => ({ where: file, problem: `asks for the text ${key}, which English lacks` })),
  ];
}
