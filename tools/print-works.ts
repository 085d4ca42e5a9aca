import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './dev/steps.ts';
import { withTables } from './print-works/tables.ts';

const USAGE = `node tools/print-works.ts [--check]

  Prints the tables of rules/src/treatment/ into docs/prescription.md; with --check it fails when the page is stale.
`;

const FILE = join(CHECKOUT, 'docs/prescription.md');
const before = readFileSync(FILE, 'utf8');
const after = withTables(before);
if (process.argv.includes('--help')) console.log(USAGE);
else if (!process.argv.includes('--check')) writeFileSync(FILE, after);
else if (before !== after) {
  console.log('docs/prescription.md is stale: run node tools/print-works.ts');
  process.exitCode = 1;
}
