import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from './dev/steps.ts';
import { withTables } from './print-works/tables.ts';

test('the printed tables are those of the rules', () => {
  const page = readFileSync(join(CHECKOUT, 'docs/prescription.md'), 'utf8');
  expect(page).toBe(withTables(page));
});
