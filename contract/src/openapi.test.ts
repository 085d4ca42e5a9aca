import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from './index.ts';
import { openApiDocument } from './openapi.ts';
import { collectSchemas } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

const operationsOf = (document: Json): [string, unknown][] => Object.entries(document['paths'] as Json);

/** Objects with fields, as text: two that are alike are one shape. What a call takes as a whole may be alike by chance. */
function shapesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value && 'type' in value ? [JSON.stringify(value)] : [];
  return [...own, ...Object.entries(value).flatMap(shapesBelow)];
}

const shapesBelow = ([key, inner]: [string, object]): string[] =>
  key === 'schema' ? Object.values(inner).flatMap(shapesIn) : shapesIn(inner);

/** An id, a page or a yes is told well enough where it is used. */
const FIELDS_WORTH_A_NAME = 4;
const fieldsOf = (shape: string) =>
  Object.keys((JSON.parse(shape) as { properties: Json }).properties).length;

test('a shape of several fields that two calls share has a name', () => {
  const callsOf = Map.groupBy(
    operationsOf(openApiDocument(allCalls, '1')).flatMap(([path, operation]) =>
      [...new Set(shapesIn(operation))].map((shape) => ({ shape, path })),
    ),
    ({ shape }) => shape,
  );
  const unnamed = [...callsOf]
    .filter(([shape, calls]) => calls.length > 1 && fieldsOf(shape) >= FIELDS_WORTH_A_NAME)
    .map(([, calls]) => calls.map(({ path }) => path));
  expect(unnamed).toEqual([]);
});

test('a named schema that differs between input and output is refused', () => {
  const Tooth = z.object({ number: z.int() }).meta({ id: 'TestTooth' });
  const { schemaOf } = collectSchemas();
  schemaOf(z.object({ tooth: Tooth }), 'output');
  expect(() => schemaOf(z.object({ tooth: Tooth }), 'input')).toThrow('TestTooth is not the same');
});
