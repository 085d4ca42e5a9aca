import { expect, test } from 'vitest';
import { FEATURES } from './features.ts';
import { ROUTES } from './routes.ts';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, i) => values.indexOf(value) !== i);

test('no two features have one name, and no address has two screens', () => {
  expect(repeated(FEATURES.map(({ name }) => name))).toEqual([]);
  expect(repeated(ROUTES.flatMap(({ paths }) => paths))).toEqual([]);
});
