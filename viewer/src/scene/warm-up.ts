import { LayerMaterials } from './layer-materials.ts';
import { Surface } from './surface.ts';

/**
 * A surface of one triangle without area. Drawn with the first frame, it has the shader of surfaces compiled while the
 * first scan downloads. It lives as long as the viewer: three.js drops a program that nothing uses.
 */
export class WarmUp {
  readonly #materials = new LayerMaterials('other');
  readonly #surface = new Surface(
    {
      scale: 1,
      offset: [0, 0, 0],
      outline: new Float32Array(),
      jaw: null,
      hasColors: false,
      triangles: 1,
      chunks: 1,
    },
    this.#materials,
  );
  readonly group = this.#surface.group;

  constructor() {
    this.#materials.setClip([]);
    this.#surface.add({
      firstTriangle: 0,
      vertexIds: new Uint32Array(3),
      indices: Uint16Array.from([0, 1, 2]),
      positions: new Uint16Array(12),
      facing: new Int8Array(12),
      colors: null,
    });
    this.#surface.show();
  }

  /** After the first frame there is nothing more to do. */
  end(): void {
    this.group.visible = false;
  }

  dispose(): void {
    this.#surface.dispose();
    this.#materials.dispose();
  }
}
