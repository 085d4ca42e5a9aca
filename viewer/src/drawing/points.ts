import type { Vector } from '@archway/mesh/core/vector';
import { BufferGeometry, Color, Float32BufferAttribute, Points, ShaderMaterial } from 'three';
import type { PointStyle } from '../types/tool-scene.ts';

const VERTEX = /* glsl */ `
uniform float size;
uniform float pixels;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  gl_Position.z -= 0.004 * gl_Position.w;
  gl_PointSize = size * pixels;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 color;
uniform float opacity;
uniform float core;
void main() {
  float away = length(gl_PointCoord - 0.5) * 2.0;
  float soft = fwidth(away);
  float disc = 1.0 - smoothstep(1.0 - soft, 1.0, away);
  vec3 filled = mix(color, vec3(1.0), smoothstep(core - soft, core, away));
  gl_FragColor = vec4(filled, disc * opacity);
  if (gl_FragColor.a < 0.01) discard;
}
`;

const HALO = 2;
const THROUGH = 0.3;

/** Creates round points of constant screen size with a white rim. */
export function makePoints(places: readonly Vector[], style: PointStyle): Points[] {
  if (places.length === 0) return [];
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(places.flat(), 3));
  const whole = makeLook(geometry, style, { opacity: 1, depthTest: true });
  return style.seeThrough === true
    ? [makeLook(geometry, style, { opacity: THROUGH, depthTest: false }), whole]
    : [whole];
}

function makeLook(
  geometry: BufferGeometry,
  { color, size, halo = true }: PointStyle,
  { opacity, depthTest }: { opacity: number; depthTest: boolean },
): Points {
  const outer = halo ? size + 2 * HALO : size;
  const material = new ShaderMaterial({
    name: 'points',
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    depthTest,
    uniforms: {
      color: { value: new Color(color).convertLinearToSRGB() },
      opacity: { value: opacity },
      size: { value: outer },
      core: { value: halo ? size / outer : 2 },
      pixels: { value: Math.min(devicePixelRatio, 2) },
    },
  });
  const points = new Points(geometry, material);
  points.frustumCulled = false;
  points.renderOrder = depthTest ? 112 : 110;
  return points;
}
