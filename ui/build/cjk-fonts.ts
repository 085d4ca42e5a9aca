import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = /^virtual:font-(jp|sc|tc)\.css$/;
const WEIGHTS = new Set(['400', '500', '600']);
const require = createRequire(import.meta.url);

/**
 * `virtual:font-jp.css` and the like: the faces of IBM Plex Sans for Chinese and Japanese, in the three weights we use
 * and cut into subsets, of which a browser loads those whose characters are on the page. The packages' own style sheets
 * also name the complete fonts of many megabytes.
 */
export function cjkFonts(): Plugin {
  return {
    name: 'cjk-fonts',
    resolveId: (id) => (NAME.test(id) ? `\0${id}` : undefined),
    load: (id) => {
      const script = id.startsWith('\0') ? NAME.exec(id.slice(1))?.[1] : undefined;
      return script === undefined ? undefined : subsetFaces(script);
    },
  };
}

export function subsetFaces(script: string): string {
  const name = `ibm-plex-sans-${script}`;
  const file = require.resolve(`@ibm/plex-sans-${script}/css/${name}-all.css`);
  return (readFileSync(file, 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .flatMap((face) => subset(face, dirname(file)))
    .join('\n');
}

const SUBSET = /url\("([^"]*\/split\/woff2\/[^"]*)"\)/;

function subset(face: string, folder: string): string[] {
  const url = SUBSET.exec(face)?.[1];
  const weight = /font-weight:\s*(\d+)/.exec(face)?.[1] ?? '';
  if (url === undefined || !WEIGHTS.has(weight)) return [];
  const source = `src: url("${join(folder, url)}") format("woff2"); font-display: swap;`;
  return [face.replace(/src:[^;]*;/, source)];
}
