import { defineCall } from '@archway/contract/core/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from './read-input.ts';

const input = z.strictObject({
  name: z.string(),
  notes: z.array(z.object({ text: z.string() })).default([]),
  labels: z.record(z.string(), z.string()).optional(),
});
const shared = { path: 'test/x', access: 'public', summary: '', input, output: z.object({}) } as const;
const form = defineCall({ ...shared, method: 'POST' });
const json = defineCall({ ...shared, method: 'POST', body: 'json' });
const query = defineCall({ ...shared, method: 'GET' });

test.each([
  [form, '/x', 'name=a'],
  [json, '/x', '{"name":"a"}'],
  [query, '/x?name=a', 'name=b'],
])('input of a $method $body call is read from the right part of the request', (call, url, body) => {
  expect(readInput(call, url, body)).toEqual({ name: 'a', notes: [] });
});

test('each invalid input field is named once', () => {
  const body = JSON.stringify({ name: 1, notes: [{ text: 1 }, { text: 1 }] });
  const named = { failure: 'invalidInput', data: { fields: ['name', 'notes.0.text', 'notes.1.text'] } };
  expect(() => readInput(json, '/x', body)).toThrow(expect.objectContaining(named));
});

test.each([
  ['name', { name: 'a\0b' }],
  ['notes', { name: 'a', notes: [{ text: 'a\0' }] }],
  ['labels', { name: 'a', labels: { x: '\0' } }],
  ['labels', { name: 'a', labels: { '\0': 'x' } }],
  ['name', { name: 'a\uD83E' }],
  ['labels', { name: 'a', labels: { '\uDE9B': 'x' } }],
])('a character the database cannot store is refused in %s', (field, value) => {
  const refusal = expect.objectContaining({ failure: 'invalidInput', data: { fields: [field] } }) as unknown;
  expect(() => readInput(json, '/x', JSON.stringify(value))).toThrow(refusal);
});

test('no call crashes on an empty body', () => {
  for (const body of ['', 'null', '[]', '1', '"a"', '{']) {
    expect(() => readInput(json, '/x', body)).toThrow(expect.objectContaining({ failure: 'invalidInput' }));
  }
});

const anything = defineCall({
  ...shared,
  method: 'POST',
  body: 'json',
  input: z.strictObject({ answer: z.record(z.string(), z.unknown()) }),
});
const nested = (depth: number) => `{"answer":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`;
const refusal = expect.objectContaining({ failure: 'invalidInput' }) as unknown;

test('an input may be nested 32 levels deep', () => {
  expect(() => readInput(anything, '/x', nested(30))).not.toThrow();
  expect(() => readInput(anything, '/x', nested(31))).toThrow(refusal);
});

test.each([
  ['lists', nested(150_000)],
  ['objects', `{"answer":${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}}`],
  ['an input that is nothing else', `${'['.repeat(150_000)}${']'.repeat(150_000)}`],
])('150,000 nested %s are refused like any other bad input', (_, body) => {
  expect(() => readInput(anything, '/x', body)).toThrow(refusal);
});

test('150,000 nested brackets in a form field are refused', () => {
  const body = new URLSearchParams({ name: 'a', notes: `${'['.repeat(150_000)}${']'.repeat(150_000)}` });
  const call = defineCall({ ...form, input: z.object({ name: z.string(), notes: z.array(z.unknown()) }) });
  expect(() => readInput(call, '/x', body.toString())).toThrow(refusal);
});
