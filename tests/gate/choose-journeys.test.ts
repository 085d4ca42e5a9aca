import { existsSync, globSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { JOURNEYS, type Journey } from '../e2e/journeys.ts';
import { CHECKOUT } from '../harness/process.ts';
import { chooseJourneys, foldersOf, type Choice } from './choose-journeys.ts';

const journey = (name: string, through: string[], more: Partial<Journey> = {}): Journey => ({
  name,
  file: name,
  seconds: 50,
  least: 1,
  through,
  ...more,
});
const journeys = [
  journey('walk', ['session'], { isKey: true }),
  journey('members', ['member']),
  journey('roles', ['role', 'member']),
  journey('maps', ['viewer/src']),
];
const choose = (changed: string[] | undefined, seconds = 1_000): Choice =>
  chooseJourneys({ journeys, changed, seconds });
const names = (chosen: Choice['run']): string[] => chosen.map((one) => one.journey.name).toSorted();

describe('journeys of the gate', () => {
  test('only key journeys run when nothing has changed', () => {
    const { run, left } = choose([]);
    expect(names(run)).toEqual(['walk']);
    expect(names(left)).toEqual(['maps', 'members', 'roles']);
  });

  test.each(['server/src/features/role/x.ts', 'web/src/features/role/x.tsx', 'contract/src/role/calls.ts'])(
    '%s runs the journeys through its feature',
    (file) => expect(names(choose([file]).run)).toEqual(['roles', 'walk']),
  );

  test('a folder that is no feature runs the journeys that name it', () => {
    expect(names(choose(['viewer/src/viewer.ts']).run)).toEqual(['maps', 'walk']);
  });

  test('a feature whose name begins like another does not run its journeys', () => {
    expect(names(choose(['docs/x.md', 'server/src/features/session/x.ts']).run)).toEqual(['walk']);
    expect(names(choose(['server/src/features/role/a.ts']).run)).not.toContain('members');
  });

  test('a journey that was changed itself runs', () => {
    expect(names(choose(['tests/e2e/maps.test.ts']).run)).toEqual(['maps', 'walk']);
  });

  test.each(['server/src/platform/rpc/implement.ts', 'tests/harness/site.ts', 'package.json'])(
    '%s may concern all, so all run',
    (file) => expect(choose([file]).left).toEqual([]),
  );

  test.each(['docs/a.md', 'tests/security/x.ts', 'server/src/platform/a.test.ts', 'tools/check.ts'])(
    '%s concerns none',
    (file) => expect(names(choose([file]).run)).toEqual(['walk']),
  );

  test('all run when what has changed is not known', () => {
    expect(choose(undefined).left).toEqual([]);
  });

  test('without time for all, the most concerned run and the rest are named with the reason', () => {
    const changed = ['server/src/features/member/a.ts', 'web/src/features/role/b.ts', 'pnpm-lock.yaml'];
    const { run, left } = choose(changed, 100);
    expect(names(run)).toEqual(['members', 'roles', 'walk']);
    expect(left).toEqual([
      { journey: journeys[3], why: 'no time, though files that all share have changed' },
    ]);
  });

  test('key journeys run even without time', () => {
    expect(names(choose(undefined, 0).run)).toEqual(['walk']);
  });
});

describe('the list of journeys', () => {
  const through = new Set(JOURNEYS.flatMap((one) => one.through));

  test('has every file of journeys', () => {
    const files = globSync('tests/e2e/*.test.ts', { cwd: CHECKOUT }).map((file) =>
      basename(file, '.test.ts'),
    );
    expect([...new Set(JOURNEYS.map(({ file }) => file))].toSorted()).toEqual(files.toSorted());
  });

  test('names only folders that exist', () => {
    const exists = (folder: string) => existsSync(join(CHECKOUT, folder));
    expect([...through].filter((name) => !foldersOf(name).some(exists))).toEqual([]);
  });

  test.each(['server/src/features', 'web/src/features'])('goes through every feature of %s', (folder) => {
    const features = readdirSync(join(CHECKOUT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(features.filter((name) => !through.has(name))).toEqual([]);
  });
});
