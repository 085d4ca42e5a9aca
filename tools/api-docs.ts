import { readFile, writeFile } from 'node:fs/promises';
import { allCalls } from '@archway/contract';
import { openApiDocument } from '@archway/contract/openapi';
import { VERSION } from '@archway/server/platform/version';

const FILE = new URL('../docs/api/openapi.json', import.meta.url);

/** Writes the API document, or with `--check` fails when the one in the tree is not what the contract says. */
const wanted = `${JSON.stringify(openApiDocument(allCalls, VERSION), null, 2)}\n`;
if (process.argv.includes('--check')) {
  const present = await readFile(FILE, 'utf8').catch(() => '');
  if (present !== wanted) {
    console.error('docs/api/openapi.json is stale: run `pnpm api-docs`');
    process.exit(1);
  }
  console.log(`docs/api/openapi.json is current (${allCalls.length} calls)`);
} else {
  await writeFile(FILE, wanted);
  console.log(`wrote docs/api/openapi.json (${allCalls.length} calls)`);
}
