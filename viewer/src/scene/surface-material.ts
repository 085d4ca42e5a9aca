import { Color, DoubleSide, ShaderMaterial } from 'three';
import { SURFACE_FRAGMENT, SURFACE_VERTEX } from './surface-shader.ts';

/** Plaster as models are cast of, and what a design is shown in: it must never pass for enamel. */
export const STONE = '#EEECE4';
const DESIGN = '#BFD3EC';

export interface SurfaceLook {
  trueColor: boolean;
  vivid: boolean;
  opacity: number;
}

/** One for each layer, since each has an opacity and colors of its own. */
export function makeSurfaceMaterial(role: string): ShaderMaterial {
  return new ShaderMaterial({
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
      stone: { value: rawColor(role === 'design' ? DESIGN : STONE) },
    },
  });
}

/** As the shader expects it: the numbers as they are written. */
function rawColor(hex: string): Color {
  return new Color().setStyle(hex).convertLinearToSRGB();
}

export function setLook(material: ShaderMaterial, look: SurfaceLook, hasColors: boolean): void {
  const isOpaque = look.opacity >= 1;
  setUniform(material, 'opacity', look.opacity);
  setUniform(material, 'trueColor', look.trueColor && hasColors ? 1 : 0);
  setUniform(material, 'vivid', look.vivid ? 1 : 0);
  if (material.transparent !== isOpaque) return;
  material.transparent = !isOpaque;
  material.needsUpdate = true;
}

export function setUniform(material: ShaderMaterial, name: string, value: number): void {
  const uniform = material.uniforms[name];
  if (uniform !== undefined) uniform.value = value;
}
