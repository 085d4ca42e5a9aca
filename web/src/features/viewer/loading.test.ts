import type { LayerState, ViewerState } from '@archway/viewer/types/state';
import { expect, test } from 'vitest';
import { hasNothing, isDrawn, loadingOf } from './loading.ts';

const layer = (more: Partial<LayerState>): LayerState => ({
  id: 'upper',
  visible: true,
  opacity: 1,
  stage: 'preview',
  loadedBytes: 30,
  totalBytes: 100,
  isAside: false,
  ...more,
});

const stateOf = (...layers: LayerState[]): ViewerState => ({
  layers,
  view: 'free',
  display: {
    trueColor: true,
    vivid: false,
    background: 'default',
    center: false,
    animation: 'none',
    paused: false,
  },
  tool: null,
  isMeasurable: false,
});

test('bytes of all that is seen are counted, as long as something is on its way', () => {
  const full = layer({ stage: 'full', loadedBytes: 50, totalBytes: 50 });
  expect(loadingOf(stateOf(layer({}), full))).toEqual({ loadedBytes: 80, totalBytes: 150 });
  expect(loadingOf(stateOf(full))).toBe(null);
});

test('hidden layers stay as they are, and what failed is not waited for', () => {
  expect(loadingOf(stateOf(layer({ visible: false })))).toBe(null);
  expect(loadingOf(stateOf(layer({ stage: 'failed' })))).toBe(null);
});

test('nothing is to be seen when all that should be has failed', () => {
  const failed = layer({ stage: 'failed' });
  expect(hasNothing(stateOf(failed, layer({ visible: false })))).toBe(true);
  expect(hasNothing(stateOf(failed, layer({})))).toBe(false);
  expect(hasNothing(stateOf())).toBe(false);
});

test('the model is drawn as soon as one visible layer is, be it coarse', () => {
  expect(isDrawn(stateOf(layer({ stage: 'waiting' }), layer({ stage: 'failed' })))).toBe(false);
  expect(isDrawn(stateOf(layer({ stage: 'full', visible: false })))).toBe(false);
  expect(isDrawn(stateOf(layer({ stage: 'waiting' }), layer({ stage: 'preview' })))).toBe(true);
});
