import { describe, expect, it } from 'vitest';
import { planLoads, type Planned } from './plan-loads.ts';

const resource = (triangles: number) => ({ url: '', bytes: 1, triangles });

function layer(id: string, triangles: number, change: Partial<Planned> = {}): Planned {
  return {
    id,
    source: { preview: resource(1), full: resource(triangles) },
    visible: true,
    preview: 'loaded',
    full: 'none',
    ...change,
  };
}

const fullOf = (layers: Planned[], limit?: number) => planLoads(layers, limit).load.map(({ id }) => id);

describe('planning', () => {
  it('loads all previews before any full mesh', () => {
    const layers = [layer('a', 10, { preview: 'none' }), layer('b', 10), layer('c', 10, { preview: 'none' })];
    expect(planLoads(layers).load).toEqual([
      { id: 'a', detail: 'preview' },
      { id: 'c', detail: 'preview' },
    ]);
    expect(planLoads([layer('a', 10, { preview: 'loading' }), layer('b', 10)]).load).toEqual([]);
    expect(fullOf([layer('a', 10, { preview: 'arrived' }), layer('b', 10)])).toEqual(['a', 'b']);
  });

  it('loads full meshes in order, two at a time', () => {
    expect(fullOf([layer('a', 1), layer('b', 1), layer('c', 1)])).toEqual(['a', 'b']);
    expect(fullOf([layer('a', 1, { full: 'loading' }), layer('b', 1), layer('c', 1)])).toEqual(['b']);
  });

  it('keeps hidden layers at their preview', () => {
    expect(fullOf([layer('a', 1, { visible: false }), layer('b', 1)])).toEqual(['b']);
  });

  it('stays within the triangle limit and skips meshes that are too large', () => {
    const layers = [layer('a', 60), layer('b', 60), layer('c', 40)];
    expect(fullOf(layers, 100)).toEqual(['a', 'c']);
    expect(planLoads(layers, 100).passedOver).toEqual(['b']);
  });

  it('drops full meshes of hidden layers to make room', () => {
    const layers = [layer('a', 60), layer('b', 60, { visible: false, full: 'loaded' })];
    expect(planLoads(layers, 100)).toEqual({
      load: [{ id: 'a', detail: 'full' }],
      drop: ['b'],
      passedOver: [],
    });
  });

  it('loads a mesh without a preview right away and retries nothing', () => {
    const source = { preview: null, full: resource(1) };
    expect(fullOf([layer('a', 1, { source, preview: 'none' })])).toEqual(['a']);
    expect(fullOf([layer('a', 1, { full: 'failed' })])).toEqual([]);
  });
});
