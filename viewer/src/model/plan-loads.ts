import type { Detail, LayerSource } from '../types/layer-source.ts';

/** `arrived` is still to be unpacked, but the line is free for others. */
export type Progress = 'none' | 'loading' | 'arrived' | 'loaded' | 'failed';

/** What a plan is made from: a layer and how far it is. */
export interface Planned {
  id: string;
  source: Pick<LayerSource, 'preview' | 'full'>;
  visible: boolean;
  preview: Progress;
  full: Progress;
}

export interface LoadPlan {
  load: { id: string; detail: Detail }[];
  /** Full meshes of hidden layers that make room. */
  drop: string[];
  /** Visible layers for whose full mesh there is no room: they stay coarse. */
  passedOver: string[];
}

/** What a graphics card of a clinic draws without stuttering. */
export const MAX_TRIANGLES = 5_000_000;
/** Downloads of full meshes at a time: the first one shall not wait for the last. */
const FULL_AT_ONCE = 2;

const trianglesOf = ({ source }: Planned): number => source.full?.triangles ?? 0;
const hasFull = ({ full }: Planned): boolean => full !== 'none' && full !== 'failed';

/**
 * What to load next. Every preview is fetched before any full mesh; hidden layers stay with their preview; in the order of
 * the layers, full meshes are loaded until there are as many triangles as can be drawn.
 */
export function planLoads(layers: readonly Planned[], limit = MAX_TRIANGLES): LoadPlan {
  const previews = layers.filter(({ source, preview }) => source.preview !== null && preview === 'none');
  const load = previews.map(({ id }) => ({ id, detail: 'preview' as const }));
  const isFirstPictureDue =
    load.length > 0 || layers.some(({ preview, visible }) => visible && preview === 'loading');
  if (isFirstPictureDue) return { load, drop: [], passedOver: [] };
  return planFull(layers, limit);
}

function planFull(layers: readonly Planned[], limit: number): LoadPlan {
  const plan: LoadPlan = { load: [], drop: [], passedOver: [] };
  let running = layers.filter(({ full }) => full === 'loading').length;
  const hidden = layers.filter((layer) => !layer.visible && hasFull(layer));
  let resident = layers.filter(hasFull).reduce((sum, layer) => sum + trianglesOf(layer), 0);
  for (const layer of layers) {
    if (!layer.visible || layer.source.full === null || layer.full !== 'none') continue;
    if (running >= FULL_AT_ONCE) break;
    while (resident + trianglesOf(layer) > limit && hidden.length > 0) {
      const dropped = hidden.pop()!;
      plan.drop.push(dropped.id);
      resident -= trianglesOf(dropped);
    }
    if (resident + trianglesOf(layer) > limit) {
      plan.passedOver.push(layer.id);
      continue;
    }
    plan.load.push({ id: layer.id, detail: 'full' });
    resident += trianglesOf(layer);
    running++;
  }
  return plan;
}
