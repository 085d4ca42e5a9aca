import { ShaderChunk } from 'three';

/**
 * Colors are made where there is least to do: for each vertex. Of a large scan a picture shows more fragments than
 * vertices, and software that draws without a graphics card feels every power of them.
 */
export const SURFACE_VERTEX = /* glsl */ `
uniform float trueColor;
uniform float vivid;
uniform float painted;
uniform vec3 stone;
attribute vec4 facing;
attribute vec4 tint;
attribute vec4 paint;
varying vec3 vNormal;
varying vec3 vToEye;
varying vec3 vBase;
/* How open to the light, how much covered by colors of a tool, and whether it is gum. */
varying vec3 vKind;
${ShaderChunk.clipping_planes_pars_vertex}

vec3 toLinear(vec3 color) {
  return mix(color / 12.92, pow((color + 0.055) / 1.055, vec3(2.4)), step(0.04045, color));
}

void main() {
  vec3 own = toLinear(tint.rgb);
  vec3 base = mix(stone, own, trueColor);
  float gray = dot(base, vec3(0.2126, 0.7152, 0.0722));
  base = mix(base, max(vec3(0.0), mix(vec3(gray), base, 1.42)), vivid);
  float covered = paint.a * painted;
  vBase = painted == 0.0 ? base : mix(base, toLinear(paint.rgb), covered);
  vKind = vec3(facing.w, covered, smoothstep(0.06, 0.22, own.r - own.g) * trueColor);

  vNormal = normalMatrix * facing.xyz;
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
varying vec3 vNormal;
varying vec3 vToEye;
varying vec3 vBase;
varying vec3 vKind;
${ShaderChunk.clipping_planes_pars_fragment}

const vec3 LAMP = normalize(vec3(-0.42, 0.72, 0.62));
const vec3 SIDE_LAMP = normalize(vec3(0.85, 0.12, 0.4));

/* Roots come near enough to the screen's own curve: within three of 255, and nearer where it is not dark. */
vec3 toScreen(vec3 color) {
  vec3 once = sqrt(clamp(color, 0.0, 1.0));
  vec3 twice = sqrt(once);
  return max(0.585122381 * once + 0.783140355 * twice - 0.368262736 * sqrt(twice), 0.0);
}

/* Light that bends around the form, as it does in what is not quite opaque. */
float wrapped(float cosine, float amount) {
  return max(0.0, (cosine + amount) / (1.0 + amount));
}

float toTwelfth(float cosine) {
  float second = cosine * cosine;
  float fourth = second * second;
  return fourth * fourth * fourth;
}

float cosineOfGloss(vec3 normal, vec3 lamp, vec3 toEye) {
  return max(dot(normal, normalize(lamp + toEye)), 0.0);
}

/* What is brighter than paper bends off instead of losing its form. */
vec3 softened(vec3 color) {
  vec3 over = max(color - 0.8, 0.0);
  return min(color, 0.8) + over / (1.0 + over * 2.2);
}

/* Enamel shines sharply, and a little all over; gum more sharply still. */
float shineOf(vec3 normal, vec3 toEye, float isTissue) {
  float twelfth = toTwelfth(cosineOfGloss(normal, LAMP, toEye));
  float sixtieth = twelfth * twelfth * twelfth * twelfth * twelfth;
  float sharp = sixtieth * mix(1.0, twelfth * twelfth, isTissue);
  float away = 1.0 - max(dot(normal, toEye), 0.0);
  float edge = away * away * away * away;
  if (vivid == 0.0) return sharp * 0.04 + twelfth * 0.02 + edge * 0.02;
  float side = toTwelfth(cosineOfGloss(normal, SIDE_LAMP, toEye));
  return sharp * 0.42 + side * side * side * side * side * 0.14 + twelfth * 0.05 + edge * 0.08;
}

void main() {
  ${ShaderChunk.clipping_planes_fragment}
  vec3 normal = normalize(vNormal) * (gl_FrontFacing ? 1.0 : -1.0);
  float covered = vKind.y;

  /* Colors of a tool are read by their hue, so the form shows by its shade, and nothing is brighter than paper. */
  float open = mix(1.0, vKind.x, mix(0.65, 1.0, max(vivid, covered)));
  float sky = normal.y * 0.5 + 0.5;
  vec3 room = mix(vec3(1.0, 0.975, 0.94), vec3(0.965, 0.985, 1.0), sky);
  room = mix(room, vec3(1.0), max(trueColor, covered)) * mix(0.33, 0.53, sky);
  float lamp = 0.78 * wrapped(dot(normal, LAMP), 0.35) + 0.16 * wrapped(dot(normal, SIDE_LAMP), 0.4);
  vec3 light = room * open + vec3(lamp * mix(1.0, open, 0.5));

  /* The inside of a scan shows that it is there, in gray, and nothing more. */
  if (!gl_FrontFacing) {
    vec3 inside = vBase * light;
    gl_FragColor = vec4(toScreen(mix(inside, vec3(dot(inside, vec3(0.2126, 0.7152, 0.0722))), 0.75) * 0.55), opacity);
    return;
  }

  /* What is shaded by its own kind is lit by it too: gum stays red in the depth, it does not turn gray. */
  vec3 shade = mix(vec3(1.0), sqrt(sqrt(vBase)), (1.0 - open) * 0.9);
  vec3 color = vBase * light * shade * mix(0.9, 1.0, max(trueColor, covered)) * mix(1.0, 0.86, covered);
  color += vec3(shineOf(normal, normalize(vToEye), vKind.z) * open * (1.0 - covered * 0.8));
  gl_FragColor = vec4(toScreen(softened(color)), opacity);
}
`;
