import type { Detail, LayerSource } from '../types/layer-source.ts';

/** `arrived`: downloaded but not decoded, so the next download can start. */
export type Progress = 'none' | 'loading' | 'arrived' | 'loaded' | 'failed';

/** A layer and its loading progress. */
export interface Planned {
  id: string;
  source: Pick<LayerSource, 'preview' | 'full'>;
  visible: boolean;
  preview: Progress;
  full: Progress;
}

export interface LoadPlan {
  load: { id: string; detail: Detail }[];
  /** Hidden layers whose full meshes are dropped to make room. */
  drop: string[];
  /** Visible layers that stay at the preview because of the triangle limit. */
  passedOver: string[];
}

/** What the GPU of a typical clinic computer draws smoothly. */
export const MAX_TRIANGLES = 5_000_000;
/** Concurrent downloads of full meshes; few, so that the first one finishes early. */
const FULL_AT_ONCE = 2;

const trianglesOf = ({ source }: Planned): number => source.full?.triangles ?? 0;
const hasFull = ({ full }: Planned): boolean => full !== 'none' && full !== 'failed';

/**
 * Decides what to load next: all previews first, then full meshes of visible layers in their order, up to the triangle
 * limit. Hidden layers keep their preview.
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
