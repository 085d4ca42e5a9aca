import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@archway/rules/languages';
import { LOCALES_FOLDER } from '@archway/locales/load';
import { AREAS_FILE, areasSource } from './check-locales/areas-file.ts';
import { DYNAMIC_KEYS } from './check-locales/dynamic-keys.ts';
import { checkEnglishSeen, type Seen, type ToLookAt } from './check-locales/english-seen.ts';
import { checkGlossary, keepsEnglish, parseGlossary, type NotMeant } from './check-locales/glossary.ts';
import {
  allowsEqual,
  checkAreas,
  checkButtons,
  checkEqual,
  checkIcu,
  checkKeys,
  type AllowEqual,
} from './check-locales/texts.ts';
import { checkScreens, readShown } from './check-locales/screens.ts';
import { SourceGraph } from './check-locales/source-graph.ts';
import { readTree } from './check-locales/tree.ts';
import { checkUndefined, checkUnused } from './check-locales/usage.ts';
import { checkVoice } from './check-locales/voice.ts';
import { findSourceKeys, readSources } from './source-keys.ts';

/** Every language of the product. */
const CHECKED_LANGUAGES = LANGUAGES;

const tree = readTree(LOCALES_FOLDER, CHECKED_LANGUAGES);
const english = tree['en'] ?? {};
const glossary = parseGlossary(read('glossary/glossary.tsv'), read('glossary/forms.tsv'));
const allowEqual = JSON.parse(read('allow-equal.json')) as AllowEqual;
const notMeant = JSON.parse(read('glossary/not-meant.json')) as NotMeant;
const toLookAt = JSON.parse(read('to-look-at.json')) as ToLookAt;
const root = fileURLToPath(new URL('../', import.meta.url));
const files = readSources(root);
const sources = findSourceKeys(files);

const findings = [
  ...(read(AREAS_FILE) === areasSource(LOCALES_FOLDER)
    ? []
    : [{ where: `locales/${AREAS_FILE}`, problem: 'is out of date: node tools/see-english.ts' }]),
  ...checkAreas(tree),
  ...checkKeys(tree),
  ...checkIcu(tree),
  ...checkEqual(
    tree,
    (language, text) => allowsEqual(allowEqual, language, text) || keepsEnglish(glossary, language, text),
  ),
  ...checkButtons(tree),
  ...checkVoice(english),
  ...checkEnglishSeen(english, JSON.parse(read('english-seen.json')) as Seen),
  ...checkGlossary(tree, glossary, notMeant),
  ...checkUnused(english, sources, DYNAMIC_KEYS),
  ...checkUndefined(english, sources, DYNAMIC_KEYS),
  ...checkScreens({
    english,
    shown: await readShown(root),
    graph: new SourceGraph(root),
    sources: files,
    families: DYNAMIC_KEYS,
  }),
];

for (const { where, problem } of findings) console.error(`${where} ${problem}`);
console.log(
  `locales: ${CHECKED_LANGUAGES.join(', ')} checked, ${findings.length} findings, ${Object.keys(toLookAt).length} texts with translations to be looked at`,
);
process.exitCode = findings.length === 0 ? 0 : 1;

function read(file: string): string {
  return readFileSync(new URL(file, LOCALES_FOLDER), 'utf8');
}
