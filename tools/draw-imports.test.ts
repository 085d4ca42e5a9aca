import { expect, test } from 'vitest';
import { drawImports, withPictures } from './draw-imports.ts';
import type { Module } from './imports/modules.ts';
import { PLANS } from './imports/plans.ts';

const module = (file: string, ...imports: string[]): Module => ({
  file,
  loads: [],
  imports,
  isBarrel: false,
});

const LAWFUL = [
  module('server/src/main/http.ts', 'server/src/features/order/index.ts'),
  module('server/src/features/order/ship.ts', 'server/src/features/partner/public.ts'),
  module('server/src/features/order/ship.test.ts', 'server/src/main/http.ts'),
  module('server/src/features/partner/public.ts', 'server/src/platform/clock.ts'),
  module('web/src/app/router.tsx', 'web/src/features/case/list.tsx'),
  module('viewer/src/viewer.ts', 'viewer/src/scene/stage.ts'),
  module('viewer/src/scene/stage.ts', 'viewer/src/types/state.ts'),
];

const WITHOUT_EXCEPTIONS = PLANS.map((plan) => ({ ...plan, mutualLeft: [] }));

const problemsWith = (...planted: Module[]): string[] =>
  drawImports([...LAWFUL, ...planted], WITHOUT_EXCEPTIONS).problems;

test('a lawful tree has no problems, and tests draw no arrows', () => {
  expect(problemsWith()).toEqual([]);
});

test('two features that import each other are a problem, told once', () => {
  const back = module('server/src/features/partner/invite.ts', 'server/src/features/order/public.ts');
  expect(problemsWith(back)).toEqual(['server: order and partner import each other']);
});

test('a pair on the list of exceptions is no problem, and one that was mended must leave the list', () => {
  const excepted = PLANS.map((plan) => ({
    ...plan,
    mutualLeft: plan.title === 'server' ? ['order partner'] : [],
  }));
  const back = module('server/src/features/partner/invite.ts', 'server/src/features/order/public.ts');
  expect(drawImports([...LAWFUL, back], excepted).problems).toEqual([]);
  expect(drawImports(LAWFUL, excepted).problems).toEqual([
    'server: order and partner are a pair no more: take them off the list',
  ]);
});

test('two rooms of the viewer that import each other are a problem', () => {
  const back = module('viewer/src/types/state.ts', 'viewer/src/scene/frame.ts');
  expect(problemsWith(back)).toEqual(['viewer: scene and types import each other']);
});

test.each([
  ['server/src/features/order/ship.ts', 'server/src/main/features.ts', 'server: order imports main'],
  ['server/src/platform/clock.ts', 'server/src/features/file/public.ts', 'server: platform imports file'],
  ['web/src/features/case/list.tsx', 'web/src/app/routes.ts', 'web: case imports app'],
  ['web/src/platform/call.ts', 'web/src/features/case/public.ts', 'web: platform imports case'],
  ['viewer/src/scene/stage.ts', 'viewer/src/parts.ts', 'viewer: scene imports viewer.ts'],
])('an arrow from %s up to %s is a problem', (file, imported, problem) => {
  expect(problemsWith(module(file, imported))).toContain(`${problem}, which stands above it`);
});

test('a picture has a line for each room that imports another, without the platform', () => {
  const { pictures } = drawImports(LAWFUL);
  expect(pictures).toContain('flowchart LR\n  order --> partner\n```');
  expect(pictures).not.toContain('platform');
});

test('pictures are put between the markers, and a document without them is refused', () => {
  const document = 'a\n<!-- imports: begin -->\nold\n<!-- imports: end -->\nb\n';
  expect(withPictures(document, 'new')).toBe(
    'a\n<!-- imports: begin -->\n\nnew\n\n<!-- imports: end -->\nb\n',
  );
  expect(() => withPictures('a', 'new')).toThrow('markers');
});
