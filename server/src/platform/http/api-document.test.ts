import { allCalls } from '@archway/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../testing/site.ts';

interface Operation {
  operationId: string;
  parameters: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { content: Record<string, { schema: { required: string[] } }> }>;
}
interface ApiDocument {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, Operation>>;
}

let site: TestSite;
let document: ApiDocument;
beforeAll(async () => {
  site = await openTestSite();
  document = (await site.app.inject('/api/openapi.json')).json();
});
afterAll(() => site.close());

const operations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

test('the document is OpenAPI 3.1 of this version and has every call, by its method', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: site.config.version } });
  const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.toSorted()).toEqual(allCalls.map(({ method, path }) => `${method} /${path}`).toSorted());
});

test('operation ids are unique', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

/** What a `$ref` points at, inside the same document. */
const resolve = (ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

test('every reference leads somewhere', () => {
  const refs = refsIn(document);
  expect(refs.length).toBeGreaterThan(0);
  expect(refs.filter((ref) => resolve(ref) === undefined)).toEqual([]);
});

test('calls that change something ask for an idempotency key, answers are envelopes', () => {
  for (const call of allCalls) {
    const operation = document.paths[`/${call.path}`]?.[call.method.toLowerCase()];
    const refs = operation?.parameters.map(({ $ref }) => $ref);
    expect(refs?.includes('#/components/parameters/idempotencyKey')).toBe(call.mutates === true);
    expect(operation?.requestBody !== undefined).toBe(call.method === 'POST');
    expect(operation?.responses['200']?.content['application/json']?.schema.required).toEqual([
      'code',
      'msg',
      'data',
    ]);
  }
});

test('the page to read names every call, and a schema that refers to itself once', async () => {
  const page = (await site.app.inject('/api/docs')).body;
  for (const { path } of allCalls) expect(page).toContain(`<section id="${path}">`);
  expect(page).toContain('<h3>Output</h3><p>list of MenuEntry</p><h4>MenuEntry</h4><table>');
  expect(page).toContain('<td><code>children</code></td><td>list of MenuEntry</td>');
});
