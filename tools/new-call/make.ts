import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addImport, addItem, findSpecLine, markBuilt } from './edit.ts';
import { callNames, camelCase } from './names.ts';
import { readRequest, type Asked, type CallRequest } from './request.ts';
import {
  CONTRACT_IMPORTS,
  contractEntry,
  featureConstant,
  featureIndex,
  implementation,
  testFile,
} from './templates.ts';

const SPEC = 'contract/src/spec/calls.ts';

/** Makes contract entry, implementation and test of a call below `root` and registers them; answers with the files. */
export function makeCall(root: string, asked: Asked): string[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const request = readRequest(asked, findSpecLine(read(SPEC), asked.path ?? ''));
  // Everything is worked out before anything is written: a refusal leaves no half call behind.
  const files = new Map<string, string>();
  const text = (file: string): string | undefined =>
    files.get(file) ?? (existsSync(join(root, file)) ? read(file) : undefined);
  const known = (file: string): string => text(file) ?? '';
  for (const [file, content] of [
    ...contractFiles(request, text, known),
    ...serverFiles(request, text, known),
    [SPEC, markBuilt(known(SPEC), request.path)] as const,
  ])
    files.set(file, content);
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return [...files.keys()];
}

type Find = (file: string) => string | undefined;
type Known = (file: string) => string;

function contractFiles(request: CallRequest, find: Find, known: Known): (readonly [string, string])[] {
  const { path, feature } = request;
  const file = `contract/src/${feature}/calls.ts`;
  const present = find(file);
  const { constant } = callNames(path, feature);
  if (present !== undefined && new RegExp(`export const ${constant}\\b|path: '${path}'`).test(present))
    throw new Error(`${file} already has ${constant} or ${path}`);
  const entry = [file, `${withImports(present ?? '').trimEnd()}\n${contractEntry(request)}`] as const;
  return [entry, ...(present === undefined ? [contractIndex(feature, known)] : [])];
}

const withImports = (text: string): string =>
  CONTRACT_IMPORTS.filter((line) => !text.includes(line)).reduce(addImport, text);

function contractIndex(feature: string, known: Known): readonly [string, string] {
  const file = 'contract/src/index.ts';
  const name = camelCase(feature);
  const imported = addImport(known(file), `import * as ${name} from './${feature}/calls.ts';`);
  return [file, addItem(imported, /export const contract\b[^=]*= \{/, name)];
}

function serverFiles(request: CallRequest, find: Find, known: Known): (readonly [string, string])[] {
  const { path, feature } = request;
  const folder = `server/src/features/${feature}`;
  const { file, constant } = callNames(path, feature);
  const call = `${folder}/calls/${file}.ts`;
  if (find(call) !== undefined) throw new Error(`${call} is there already`);
  const index = find(`${folder}/index.ts`);
  const own = [
    [call, implementation(request)],
    [`${folder}/calls/${file}.test.ts`, testFile(request)],
  ] as const;
  if (index === undefined)
    return [...own, [`${folder}/index.ts`, featureIndex(request)], mainFeatures(feature, known)];
  const imported = addImport(index, `import { ${constant} } from './calls/${file}.ts';`);
  return [...own, [`${folder}/index.ts`, addItem(imported, /\bcalls: \[/, constant)]];
}

function mainFeatures(feature: string, known: Known): readonly [string, string] {
  const file = 'server/src/main/features.ts';
  const name = featureConstant(feature);
  const imported = addImport(known(file), `import { ${name} } from '../features/${feature}/index.ts';`);
  return [file, addItem(imported, /export const features: readonly Feature\[\] = \[/, name)];
}
