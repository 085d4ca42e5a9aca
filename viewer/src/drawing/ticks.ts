import type { Vector } from '@archway/mesh/core/vector';
import { BufferGeometry, Color, Float32BufferAttribute, Points, ShaderMaterial, Vector4 } from 'three';
import type { PointStyle } from '../types/tool-scene.ts';

const VERTEX = /* glsl */ `
attribute vec3 other;
uniform float size;
uniform float pixels;
uniform vec2 picture;
varying vec2 vAlong;
void main() {
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  vec4 away = projectionMatrix * modelViewMatrix * vec4(other, 1.0);
  vec2 along = (away.xy / away.w - gl_Position.xy / gl_Position.w) * picture;
  vAlong = length(along) < 1e-6 ? vec2(1.0, 0.0) : normalize(along);
  gl_Position.z -= 0.004 * gl_Position.w;
  gl_PointSize = size * pixels;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 color;
uniform float size;
uniform float bar;
uniform float pixels;
varying vec2 vAlong;
float within(float away, float half_) {
  return 1.0 - smoothstep(half_ - 0.5 / pixels, half_ + 0.5 / pixels, away);
}
void main() {
  vec2 place = (gl_PointCoord - 0.5) * vec2(1.0, -1.0) * size;
  float along = abs(dot(place, vAlong));
  float across = abs(dot(place, vec2(-vAlong.y, vAlong.x)));
  float halo = within(along, bar * 0.5 + 1.5) * within(across, size * 0.5 - 1.0);
  float ink = within(along, bar * 0.5) * within(across, size * 0.5 - 2.5);
  gl_FragColor = vec4(mix(vec3(1.0), color, ink), max(ink, halo * 0.9));
  if (gl_FragColor.a < 0.01) discard;
}
`;

const BAR = 1.75;

/**
 * Tick marks like in technical drawings: at the first point of each pair, perpendicular on screen to the line to the
 * second.
 */
export function makeTicks(pairs: readonly Vector[], { color, size, seeThrough = false }: PointStyle): Points {
  const geometry = new BufferGeometry();
  const ends = (which: 0 | 1): number[] => pairs.filter((_, at) => at % 2 === which).flat();
  geometry.setAttribute('position', new Float32BufferAttribute(ends(0), 3));
  geometry.setAttribute('other', new Float32BufferAttribute(ends(1), 3));
  const picture = new Vector4();
  const material = new ShaderMaterial({
    name: 'ticks',
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
    depthWrite: false,
    depthTest: !seeThrough,
    uniforms: {
      color: { value: new Color(color).convertLinearToSRGB() },
      size: { value: size },
      bar: { value: BAR },
      pixels: { value: Math.min(devicePixelRatio, 2) },
      picture: { value: [1, 1] },
    },
  });
  const ticks = new Points(geometry, material);
  ticks.onBeforeRender = (renderer) => {
    renderer.getCurrentViewport(picture);
    material.uniforms['picture']!.value = [picture.z, picture.w];
    material.uniformsNeedUpdate = true;
  };
  ticks.frustumCulled = false;
  ticks.renderOrder = 111;
  return ticks;
}
