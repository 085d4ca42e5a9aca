import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { parseSync } from 'vite';

export interface Module {
  file: string;
  /** Files of ours that are loaded when this one runs, at once or later. Type-only imports leave no trace. */
  loads: string[];
  /** The same, with what is imported for its types only. */
  imports: string[];
  /** It says nothing itself: every statement passes on what another module exports. */
  isBarrel: boolean;
}

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed['program']['body'][number];

/** Reads with the parser of the bundler, which knows all of TypeScript. */
export function readModule(root: string, file: string): Module {
  const source = readFileSync(join(root, file), 'utf8');
  const parsed = parseSync(file, source);
  const { loaded, typesOnly } = staticSpecifiers(parsed.program.body);
  const resolved = (specifiers: string[]): string[] =>
    specifiers.flatMap((specifier) => resolveOurs(root, file, specifier));
  const loads = resolved([...loaded, ...dynamicSpecifiers(parsed, source)]);
  return {
    file,
    loads,
    imports: [...loads, ...resolved([...typesOnly, ...writtenInTypes(parsed.program)])],
    isBarrel:
      parsed.program.body.length > 0 &&
      parsed.program.body.every(passesOn) &&
      parsed.module.staticExports.length > 0,
  };
}

function staticSpecifiers(body: Statement[]): { loaded: string[]; typesOnly: string[] } {
  const loaded: string[] = [];
  const typesOnly: string[] = [];
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      (statement.importKind === 'type' ? typesOnly : loaded).push(statement.source.value);
    else if (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportAllDeclaration') {
      if (statement.source)
        (statement.exportKind === 'type' ? typesOnly : loaded).push(statement.source.value);
    }
  }
  return { loaded, typesOnly };
}

/** Of `import('./model.ts').Shape`, which may stand anywhere in a type. */
function writtenInTypes(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(writtenInTypes);
  if (typeof node !== 'object' || node === null) return [];
  const isImport = 'type' in node && node.type === 'TSImportType' && 'source' in node;
  const own = isImport ? literalsOf(node.source) : [];
  return [...own, ...Object.values(node).flatMap(writtenInTypes)];
}

const literalsOf = (source: unknown): string[] =>
  typeof source === 'object' && source !== null && 'value' in source && typeof source.value === 'string'
    ? [source.value]
    : [];

/** The parser gives the place of a dynamic specifier, not its value; a computed one names no file anyway. */
function dynamicSpecifiers(parsed: Parsed, source: string): string[] {
  return parsed.module.dynamicImports.flatMap(({ moduleRequest }) => {
    const written = source.slice(moduleRequest.start, moduleRequest.end);
    return /^(['"`])[^'"`$]+\1$/.test(written) ? [written.slice(1, -1)] : [];
  });
}

function passesOn(statement: Statement): boolean {
  if (statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration') return true;
  return statement.type === 'ExportNamedDeclaration' && statement.declaration === null;
}

function resolveOurs(root: string, file: string, specifier: string): string[] {
  if (!specifier.startsWith('.') && !specifier.startsWith('@archway/')) return [];
  try {
    return [relative(root, createRequire(join(root, file)).resolve(specifier))];
  } catch {
    return []; // a missing file is the compiler's to report
  }
}
