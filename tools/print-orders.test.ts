import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from './dev/steps.ts';
import { withTables } from './print-orders/tables.ts';

test('the printed life of an order is that of the rules', () => {
  const page = readFileSync(join(CHECKOUT, 'docs/orders.md'), 'utf8');
  expect(page).toBe(withTables(page));
});
