import { expect, test } from 'vitest';
import { importGroups } from './import-groups.ts';
import type { Taken } from '../../platform/upload/large/take-files.ts';

const taken = (name: string, kind: Taken['kind'] = 'scan'): Taken => ({ file: new File(['x'], name), kind });
const shown = (groups: ReturnType<typeof importGroups>) =>
  groups.map(({ name, files }) => `${name}: ${files.map(({ file }) => file.name).join(' ')}`);

test('each archive becomes a case, and all loose files together one', () => {
  const files = [
    taken('Hart.zip', 'archive'),
    taken('upper.stl'),
    taken('Ferri.zip', 'archive'),
    taken('lower.stl'),
  ];
  expect(shown(importGroups(files, () => ''))).toEqual([
    'Hart: Hart.zip',
    'Ferri: Ferri.zip',
    'upper: upper.stl lower.stl',
  ]);
});

test('each folder becomes a case of its name; an archive in it is one of its own', () => {
  const files = [taken('upper.stl'), taken('lower.stl'), taken('more.zip', 'archive')];
  const folders = new Map(files.map(({ file }, at) => [file, at === 1 ? 'Solheim' : 'Hart']));
  expect(shown(importGroups(files, (file) => folders.get(file) ?? ''))).toEqual([
    'more: more.zip',
    'Hart: upper.stl',
    'Solheim: lower.stl',
  ]);
});

test('a name is as long as a case may have it', () => {
  expect(importGroups([taken(`${'n'.repeat(80)}.stl`)], () => '')[0]?.name).toHaveLength(64);
});
