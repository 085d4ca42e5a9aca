import type { Vector } from '@archway/mesh/core/vector';
import { Plane, Vector3 } from 'three';
import type { Layer } from './layer.ts';
import type { ClipPlane } from '../types/tool-scene.ts';

/** What lies on the cut is still seen, in millimeters. */
const ON_PLANE = 0.01;

interface Clip {
  plane: Plane;
  except: readonly string[];
}

/** Where layers are cut open, and by whom. */
export class Clips {
  readonly #clips = new Map<object, Clip>();

  set(owner: object, plane: ClipPlane | null, except: readonly string[]): void {
    if (plane === null) {
      this.#clips.delete(owner);
      return;
    }
    // What is kept lies where the plane's own normal points, so it is turned round.
    const kept = new Vector3(...plane.normal).normalize().negate();
    const cut = new Plane().setFromNormalAndCoplanarPoint(kept, new Vector3(...plane.point));
    this.#clips.set(owner, { plane: cut, except });
  }

  /** Whether a layer is cut away at a point. */
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
