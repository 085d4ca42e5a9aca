import { ShaderChunk } from 'three';

export const SURFACE_VERTEX = /* glsl */ `
attribute vec4 facing;
attribute vec4 tint;
attribute vec4 paint;
varying vec3 vNormal;
varying vec3 vToEye;
varying vec3 vTint;
varying vec4 vPaint;
varying float vOpen;
${ShaderChunk.clipping_planes_pars_vertex}

void main() {
  vNormal = normalMatrix * facing.xyz;
  vOpen = facing.w;
  vTint = tint.rgb;
  vPaint = paint;
  vec4 mvPosition = modelViewMatrix * vec4(position, 1.0);
  vToEye = -mvPosition.xyz;
  ${ShaderChunk.clipping_planes_vertex}
  gl_Position = projectionMatrix * mvPosition;
}
`;

/**
 * The light hangs at the camera: a large lamp from the upper left, a weak one from the right, and a bright room. All
 * of it is white where the scan's own colors are asked for; stone stands in a room with a cool sky and a warm floor.
 */
export const SURFACE_FRAGMENT = /* glsl */ `
uniform float opacity;
uniform float trueColor;
uniform float vivid;
uniform float painted;
uniform vec3 stone;
varying vec3 vNormal;
varying vec3 vToEye;
varying vec3 vTint;
varying vec4 vPaint;
varying float vOpen;
${ShaderChunk.clipping_planes_pars_fragment}

const vec3 LAMP = normalize(vec3(-0.42, 0.72, 0.62));
const vec3 SIDE_LAMP = normalize(vec3(0.85, 0.12, 0.4));

vec3 toLinear(vec3 color) {
  return mix(color / 12.92, pow((color + 0.055) / 1.055, vec3(2.4)), step(0.04045, color));
}

vec3 toScreen(vec3 color) {
  vec3 clamped = clamp(color, 0.0, 1.0);
  return mix(clamped * 12.92, 1.055 * pow(clamped, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, clamped));
}

float brightnessOf(vec3 color) {
  return dot(color, vec3(0.2126, 0.7152, 0.0722));
}

/* Light that bends around the form, as it does in what is not quite opaque. */
float wrapped(float cosine, float amount) {
  return max(0.0, (cosine + amount) / (1.0 + amount));
}

float gloss(vec3 normal, vec3 lamp, vec3 toEye, float sharpness) {
  vec3 between = normalize(lamp + toEye);
  return pow(max(dot(normal, between), 0.0), sharpness);
}

/* What is brighter than paper bends off instead of losing its form. */
vec3 softened(vec3 color) {
  vec3 over = max(color - 0.8, 0.0);
  return min(color, 0.8) + over / (1.0 + over * 2.2);
}

void main() {
  ${ShaderChunk.clipping_planes_fragment}
  vec3 toEye = normalize(vToEye);
  vec3 normal = normalize(vNormal) * (gl_FrontFacing ? 1.0 : -1.0);

  vec3 own = toLinear(vTint);
  vec3 base = mix(toLinear(stone), own, trueColor);
  float gray = brightnessOf(base);
  base = mix(base, max(vec3(0.0), mix(vec3(gray), base, 1.42)), vivid);
  base = mix(base, toLinear(vPaint.rgb), vPaint.a * painted);
  float isTissue = smoothstep(0.06, 0.22, own.r - own.g) * trueColor;

  /* Colors of a tool are read by their hue, so the form shows by its shade, and nothing is brighter than paper. */
  float covered = vPaint.a * painted;
  float open = mix(1.0, vOpen, mix(0.65, 1.0, max(vivid, covered)));
  float sky = normal.y * 0.5 + 0.5;
  vec3 room = mix(vec3(1.0, 0.975, 0.94), vec3(0.965, 0.985, 1.0), sky);
  room = mix(room, vec3(1.0), max(trueColor, covered)) * mix(0.33, 0.53, sky);
  float lamp = 0.78 * wrapped(dot(normal, LAMP), 0.35) + 0.16 * wrapped(dot(normal, SIDE_LAMP), 0.4);
  vec3 light = room * open + vec3(lamp * mix(1.0, open, 0.5));

  /* What is shaded by its own kind is lit by it too: gum stays red in the depth, it does not turn gray. */
  vec3 shade = mix(vec3(1.0), pow(base, vec3(0.25)), (1.0 - open) * 0.9);
  vec3 color = base * light * shade * mix(0.9, 1.0, max(trueColor, covered)) * mix(1.0, 0.86, covered);

  float edge = pow(1.0 - max(dot(normal, toEye), 0.0), 4.0);
  float shine = gloss(normal, LAMP, toEye, mix(60.0, 90.0, isTissue)) * mix(0.04, 0.42, vivid);
  shine += gloss(normal, SIDE_LAMP, toEye, 60.0) * mix(0.0, 0.14, vivid);
  shine += gloss(normal, LAMP, toEye, 12.0) * mix(0.02, 0.05, vivid);
  shine += edge * mix(0.02, 0.08, vivid);
  color += vec3(shine * open * (1.0 - covered * 0.8));
  color = softened(color);

  if (!gl_FrontFacing) color = mix(color, vec3(brightnessOf(color)), 0.75) * 0.55;
  gl_FragColor = vec4(toScreen(color), opacity);
}
`;
