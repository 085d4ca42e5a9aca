import type { Vector } from '@archway/mesh/core/vector';
import { Plane, Vector3 } from 'three';
import type { Layer } from './layer.ts';
import type { ClipPlane } from '../types/tool-scene.ts';

/** Tolerance in millimeters: points on the plane stay visible. */
const ON_PLANE = 0.01;

interface Clip {
  plane: Plane;
  except: readonly string[];
}

/** Clip planes of the layers, by drawing. */
export class Clips {
  readonly #clips = new Map<object, Clip>();

  set(owner: object, plane: ClipPlane | null, except: readonly string[]): void {
    if (plane === null) {
      this.#clips.delete(owner);
      return;
    }
    // three.js keeps the side that the normal points to, so it is negated.
    const kept = new Vector3(...plane.normal).normalize().negate();
    const cut = new Plane().setFromNormalAndCoplanarPoint(kept, new Vector3(...plane.point));
    this.#clips.set(owner, { plane: cut, except });
  }

  /** Whether a layer is clipped at a point. */
  cutsAway(point: Vector, layerId: string): boolean {
    const place = new Vector3(...point);
    return [...this.#clips.values()].some(
      ({ plane, except }) => !except.includes(layerId) && plane.distanceToPoint(place) < -ON_PLANE,
    );
  }

  apply(layers: readonly Layer[]): void {
    const clips = [...this.#clips.values()];
    for (const { id, materials } of layers) {
      materials.setClip(clips.filter(({ except }) => !except.includes(id)).map(({ plane }) => plane));
    }
  }
}
