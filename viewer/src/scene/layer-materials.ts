import { Color, DoubleSide, MeshBasicMaterial, type Plane, ShaderMaterial } from 'three';
import { SURFACE_FRAGMENT, SURFACE_VERTEX } from './surface-shader.ts';

/** Colors of plaster models and of designs, which must not be mistaken for enamel. */
const STONE = '#EEECE4';
const DESIGN = '#BFD3EC';

export interface SurfaceLook {
  trueColor: boolean;
  vivid: boolean;
  opacity: number;
  /** Whether a tool has painted colors over it. */
  isPainted: boolean;
  /** Whether another layer at the same place is seen instead. */
  isBehind: boolean;
}

/** Materials of one layer, with its own opacity and colors. */
export class LayerMaterials {
  readonly surface: ShaderMaterial;
  /** Writes only depth. */
  readonly depth = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide, transparent: true });

  constructor(role: string) {
    this.surface = new ShaderMaterial({
      name: 'surface',
      vertexShader: SURFACE_VERTEX,
      fragmentShader: SURFACE_FRAGMENT,
      side: DoubleSide,
      clipping: true,
      // Steep places: those that face the viewer are moved by the placement of the layer.
      polygonOffsetFactor: 2,
      uniforms: {
        opacity: { value: 1 },
        trueColor: { value: 0 },
        vivid: { value: 0 },
        painted: { value: 0 },
        stone: { value: new Color(role === 'design' ? DESIGN : STONE) },
      },
    });
    // Without the default, a surface would be black until its paint attribute is uploaded.
    Object.assign(this.surface.defaultAttributeValues, { paint: [0, 0, 0, 0] });
  }

  setLook({ opacity, trueColor, vivid, isPainted, isBehind }: SurfaceLook): void {
    this.#set('opacity', opacity);
    this.#set('trueColor', trueColor ? 1 : 0);
    this.#set('vivid', vivid ? 1 : 0);
    this.#set('painted', isPainted ? 1 : 0);
    this.surface.transparent = opacity < 1;
    this.surface.polygonOffset = isBehind;
  }

  setClip(planes: Plane[]): void {
    this.surface.clippingPlanes = planes;
    this.depth.clippingPlanes = planes;
  }

  dispose(): void {
    this.surface.dispose();
    this.depth.dispose();
  }

  #set(name: string, value: number): void {
    const uniform = this.surface.uniforms[name];
    if (uniform !== undefined) uniform.value = value;
  }
}
