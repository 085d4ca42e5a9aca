import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { LOCALES_FOLDER } from '@archway/locales/load';
import { LANGUAGES } from '@archway/rules/languages';
import { AREAS_FILE, areasSource } from './check-locales/areas-file.ts';
import { seeEnglish, type Seen, type ToLookAt } from './check-locales/english-seen.ts';
import { readTree } from './check-locales/tree.ts';

const USAGE = `node tools/see-english.ts [--later de,fr | --later all] [--read de,fr]

  Takes today's English texts as seen by the translations, and writes the list of areas that the compiler reads.
  --later   languages that have not been read against the changed texts; they are listed in locales/to-look-at.json
  --read    languages that have now been read: their entries leave that list
`;

const { values } = parseArgs({
  options: {
    later: { type: 'string', default: '' },
    read: { type: 'string', default: '' },
    help: { type: 'boolean' },
  },
});
if (values.help === true) {
  console.log(USAGE);
  process.exit();
}
const listOf = (text: string): string[] =>
  text === 'all' ? LANGUAGES.filter((one) => one !== 'en') : text.split(',').filter(Boolean);
const file = (name: string): URL => new URL(name, LOCALES_FOLDER);
const read = (name: string): unknown => JSON.parse(readFileSync(file(name), 'utf8'));
const write = (name: string, value: unknown): void =>
  writeFileSync(file(name), `${JSON.stringify(value, null, 2)}\n`);

// Before the texts are read, which is by this list.
writeFileSync(file(AREAS_FILE), areasSource(LOCALES_FOLDER));

const { seen, toLookAt, changed } = seeEnglish(
  readTree(LOCALES_FOLDER, ['en'])['en'] ?? {},
  { seen: read('english-seen.json') as Seen, toLookAt: read('to-look-at.json') as ToLookAt },
  { later: listOf(values.later), read: listOf(values.read) },
);
write('english-seen.json', seen);
write('to-look-at.json', toLookAt);
console.log(`${changed} texts taken as seen, ${Object.keys(toLookAt).length} to be looked at`);
