import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CHECKOUT } from '../../harness/process.ts';
import { FAULT_BUGS } from '../faults/planted/bugs.ts';
import { BUGS } from './bugs.ts';

// The parts that plant them run for hours and rarely; a renamed function would be noticed too late.
test.each([...BUGS, ...FAULT_BUGS])('the planted bug "$name" fits exactly one place of $file', (bug) => {
  expect(readFileSync(join(CHECKOUT, bug.file), 'utf8').split(bug.from)).toHaveLength(2);
});
