import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the compiler knows of the English texts, from the files of `locales/en`: a feature adds its file and no line. */
export const AREAS_FILE = 'src/english.generated.ts';

export function areasSource(locales: URL): string {
  const areas = readdirSync(fileURLToPath(new URL('en/', locales)))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    // What every page says comes first: a text that stands twice is one too many in the other.
    .toSorted((a, b) => Number(b === 'portal') - Number(a === 'portal') || a.localeCompare(b));
  return [
    '// Written by tools/see-english.ts from the files of locales/en.',
    ...areas.map((area) => `import type ${importedAs(area)} from '../en/${area}.json';`),
    '',
    '/** Each is loaded by itself: `portal` with every page, the others with the screens that name them. */',
    'export const AREAS = [',
    ...areas.map((area) => `  '${area}',`),
    '] as const;',
    '',
    'export interface English {',
    ...areas.map((area) => `  '${area}': typeof ${importedAs(area)};`),
    '}',
    '',
  ].join('\n');
}

/** Some are words of the language. */
const importedAs = (area: string): string =>
  `of${area
    .split('-')
    .map((part) => `${part.slice(0, 1).toUpperCase()}${part.slice(1)}`)
    .join('')}`;
