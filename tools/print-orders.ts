import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './dev/steps.ts';
import { withTables } from './print-orders/tables.ts';

const USAGE = `node tools/print-orders.ts

  Draws rules/src/order/table.ts into docs/orders.md. A test fails when the page is stale.
`;

const FILE = join(CHECKOUT, 'docs/orders.md');
if (process.argv.includes('--help')) console.log(USAGE);
else writeFileSync(FILE, withTables(readFileSync(FILE, 'utf8')));
