import { expect, test } from 'vitest';
import { MeshMemory } from './mesh-memory.ts';

const some = (...numbers: number[]) => Uint8Array.from(numbers);
const memoryOf = (limits: { cases?: number; bytes?: number } = {}) =>
  new MeshMemory({ cases: 5, bytes: 100, ...limits });

test('a mesh is there again when its case is opened again, as a copy that may be given away', () => {
  const memory = memoryOf();
  const given = some(1, 2, 3);
  memory.open('a').keep('upper', given);
  structuredClone(given, { transfer: [given.buffer] });
  const read = memory.open('a').read('upper');
  expect(read).toEqual(some(1, 2, 3));
  structuredClone(read, { transfer: [read?.buffer ?? new ArrayBuffer()] });
  expect(memory.open('a').read('upper')).toEqual(some(1, 2, 3));
  expect(memory.open('b').read('upper')).toBeUndefined();
});

test('a sixth case takes the place of the one not shown for longest', () => {
  const memory = memoryOf();
  for (const id of ['a', 'b', 'c', 'd', 'e']) memory.open(id).keep('upper', some(1));
  memory.open('a');
  memory.open('f').keep('upper', some(1));
  const kept = ['a', 'c', 'd', 'e', 'f'].map((id) => memory.open(id).read('upper') !== undefined);
  expect(kept).toEqual([true, true, true, true, true]);
  expect(memory.bytes).toBe(5);
});

test('more bytes than the limit make the oldest cases go; a mesh beyond it is not kept', () => {
  const memory = memoryOf({ bytes: 4 });
  memory.open('a').keep('upper', some(1, 2));
  memory.open('b').keep('upper', some(1, 2));
  const shelf = memory.open('c');
  shelf.keep('upper', some(1, 2, 3));
  expect([memory.bytes, shelf.read('upper')?.length]).toEqual([3, 3]);
  shelf.keep('lower', some(1, 2));
  expect([memory.bytes, shelf.read('lower')]).toEqual([3, undefined]);
  shelf.keep('upper', some(9, 9, 9));
  expect(shelf.read('upper')).toEqual(some(1, 2, 3));
});

test('a case whose right was lost is forgotten, and nothing of it comes later', () => {
  const memory = memoryOf();
  const shelf = memory.open('a');
  shelf.keep('upper', some(1, 2));
  memory.open('b').keep('upper', some(1));
  memory.forget('a');
  shelf.keep('lower', some(1, 2));
  expect(memory.bytes).toBe(1);
  expect(memory.open('a').read('upper')).toBeUndefined();
  expect(memory.open('a').read('lower')).toBeUndefined();
});

test('after clearing nothing is left, not even of what was on its way', () => {
  const memory = memoryOf();
  const shelf = memory.open('a');
  shelf.keep('upper', some(1, 2));
  memory.clear();
  shelf.keep('lower', some(1, 2));
  expect(memory.bytes).toBe(0);
  expect(memory.open('a').read('lower')).toBeUndefined();
});
