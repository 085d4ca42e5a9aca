import { Plane, Vector3 } from 'three';
import type { Layer } from '../model/layer.ts';
import type { ClipPlane } from '../tools/tool-scene.ts';

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

  apply(layers: readonly Layer[]): void {
    const clips = [...this.#clips.values()];
    for (const { id, materials } of layers) {
      materials.setClip(clips.filter(({ except }) => !except.includes(id)).map(({ plane }) => plane));
    }
  }
}
