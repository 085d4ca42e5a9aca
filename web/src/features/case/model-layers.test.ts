import { expect, test } from 'vitest';
import { caseFile } from './case.fixtures.ts';
import { modelLayers } from './model-layers.ts';

const mesh = (url: string) => ({ url, content: url, bytes: 10, triangles: 4 });
const nameOf = (role: string): string => `the ${role}`;

test('scans that were prepared are layers, jaws first; photos and others on their way are none', () => {
  const files = [
    caseFile({ fileId: 'bite', role: 'bite1', preview: mesh('bite') }),
    caseFile({ fileId: 'photo', kind: 'photo', role: 'photo' }),
    caseFile({ fileId: 'upper', preview: mesh('upper'), full: mesh('upper-full') }),
    caseFile({ fileId: 'lower', role: 'lower' }),
  ];
  expect(modelLayers(files, nameOf)).toMatchObject([
    { id: 'upper', name: 'the upper', full: { url: 'upper-full' }, toMillimeters: 1 },
    { id: 'bite', name: 'the bite1' },
  ]);
});

test('two of one role, and what has none, go by the names of their files', () => {
  const files = [
    caseFile({ fileId: 'a', name: 'a.stl', role: 'design', preview: mesh('a') }),
    caseFile({ fileId: 'b', name: 'b.stl', role: 'design', preview: mesh('b') }),
    caseFile({ fileId: 'c', name: 'c.stl', role: 'other', preview: mesh('c') }),
  ];
  expect(modelLayers(files, nameOf).map(({ name }) => name)).toEqual(['a.stl', 'b.stl', 'c.stl']);
});
