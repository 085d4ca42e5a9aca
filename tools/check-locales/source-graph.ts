import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What is loaded at once: types are not, and what is loaded later names its own texts. */
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'"]*?)\bfrom\s+)?'([^']+)'/gm;
const TEXTS_PACKAGE = '@archway/locales/';

interface Import {
  file: string;
  /** Undefined is all it exports. */
  names: readonly string[] | undefined;
}

/**
 * Reads which sources of the web app are loaded together. Of a feature's `public.ts` only what is imported counts, or
 * every page would need the texts of all that a feature offers.
 */
export class SourceGraph {
  readonly #root: string;
  readonly #imports = new Map<string, readonly Import[]>();

  constructor(root: string) {
    this.#root = root;
  }

  /** The files and everything they import, except below what `isLeftOut` leaves out. */
  loadedWith(files: readonly string[], isLeftOut: (file: string) => boolean = () => false): Set<string> {
    const loaded = new Set<string>();
    const waiting: Import[] = files.map((file) => ({ file, names: undefined }));
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { file, names } = next;
      if (isLeftOut(file)) continue;
      if (file.endsWith('/public.ts')) {
        waiting.push(...this.#importsOf(file).filter((one) => isWanted(one, names)));
      } else if (!loaded.has(file)) {
        loaded.add(file);
        waiting.push(...this.#importsOf(file));
      }
    }
    return loaded;
  }

  #importsOf(file: string): readonly Import[] {
    const known = this.#imports.get(file);
    if (known !== undefined) return known;
    const source = readFileSync(join(this.#root, file), 'utf8');
    const found = [...source.matchAll(IMPORT)].flatMap(([, names, wanted = '']) => {
      const resolved = resolve(file, wanted);
      return resolved !== null && existsSync(join(this.#root, resolved))
        ? [{ file: resolved, names: namesIn(names) }]
        : [];
    });
    this.#imports.set(file, found);
    return found;
  }
}

/** An export can have another name outside: both are its names. */
function isWanted(exported: Import, names: readonly string[] | undefined): boolean {
  return names === undefined || (exported.names ?? []).some((name) => names.includes(name));
}

function namesIn(clause: string | undefined): string[] | undefined {
  const listed = /\{([^}]*)\}/.exec(clause ?? '')?.[1];
  return listed
    ?.split(',')
    .filter((one) => !one.trim().startsWith('type '))
    .flatMap((one) => one.split(' as ').map((name) => name.trim()));
}

function resolve(from: string, wanted: string): string | null {
  if (wanted.startsWith(TEXTS_PACKAGE)) return `locales/src/${wanted.slice(TEXTS_PACKAGE.length)}.ts`;
  return /^\..*\.tsx?$/.test(wanted) ? join(dirname(from), wanted) : null;
}
