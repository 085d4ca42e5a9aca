import { Color, DoubleSide, MeshBasicMaterial, type Plane, ShaderMaterial } from 'three';
import { SURFACE_FRAGMENT, SURFACE_VERTEX } from './surface-shader.ts';

/** Plaster as models are cast of, and what a design is shown in: it must never pass for enamel. */
const STONE = '#EEECE4';
const DESIGN = '#BFD3EC';

export interface SurfaceLook {
  trueColor: boolean;
  vivid: boolean;
  opacity: number;
  /** Whether colors of a tool lie over it. */
  isPainted: boolean;
}

/** What a layer is drawn with; each has its own, since each has its own opacity and colors. */
export class LayerMaterials {
  readonly surface: ShaderMaterial;
  /** Leaves its depth and nothing else. */
  readonly depth = new MeshBasicMaterial({ colorWrite: false, side: DoubleSide, transparent: true });

  constructor(role: string) {
    this.surface = new ShaderMaterial({
      name: 'surface',
      vertexShader: SURFACE_VERTEX,
      fragmentShader: SURFACE_FRAGMENT,
      side: DoubleSide,
      clipping: true,
      uniforms: {
        opacity: { value: 1 },
        trueColor: { value: 0 },
        vivid: { value: 0 },
        painted: { value: 0 },
        stone: { value: new Color(role === 'design' ? DESIGN : STONE) },
      },
    });
    // A surface whose colors are still on their way has none; unless told, it would be black for a frame.
    Object.assign(this.surface.defaultAttributeValues, { paint: [0, 0, 0, 0] });
  }

  setLook({ opacity, trueColor, vivid, isPainted }: SurfaceLook): void {
    this.#set('opacity', opacity);
    this.#set('trueColor', trueColor ? 1 : 0);
    this.#set('vivid', vivid ? 1 : 0);
    this.#set('painted', isPainted ? 1 : 0);
    this.surface.transparent = opacity < 1;
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
