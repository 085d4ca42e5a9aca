/**
 * The light of the viewer in its default display: white light on a scan's own colors, and a room around stone. It is that
 * of the viewer's shader, line by line, and a test in a browser compares the two.
 */

/** What a point of a surface has, seen from the camera: x to the right, y up, z towards the eye. */
export interface Point {
  normal: Triple;
  toEye: Triple;
  /** Linear, as light adds up. */
  base: Triple;
  /** How open to the light, from 0 to 1. */
  open: number;
  /** How much it is gum, from 0 to 1. */
  tissue: number;
  isFront: boolean;
  /** Whether its own colors are shown. */
  hasColors: boolean;
}

export type Triple = [number, number, number];

const LAMP = unit([-0.42, 0.72, 0.62]);
const SIDE_LAMP = unit([0.85, 0.12, 0.4]);
/** Of the room around stone: the floor is warm, the sky cool. */
const FLOOR: Triple = [1, 0.975, 0.94];
const SKY: Triple = [0.965, 0.985, 1];

/** Writes the color of a point as bytes. */
export function shade(point: Point, rgb: Triple): void {
  const { base, hasColors, isFront } = point;
  const normal = unit(point.normal);
  if (!isFront) for (let axis = 0; axis < 3; axis++) normal[axis]! *= -1;
  const open = mix(1, point.open, 0.65);
  const sky = normal[1] * 0.5 + 0.5;
  const lamp = 0.78 * wrapped(dot(normal, LAMP), 0.35) + 0.16 * wrapped(dot(normal, SIDE_LAMP), 0.4);
  const direct = lamp * mix(1, open, 0.5);
  const bright = mix(0.33, 0.53, sky) * open;
  for (let channel = 0; channel < 3; channel++) {
    const room = hasColors ? 1 : mix(FLOOR[channel]!, SKY[channel]!, sky);
    rgb[channel] = base[channel]! * (room * bright + direct);
  }
  if (isFront) finishFront(point, { normal, open, rgb });
  else finishInside(rgb);
  for (let channel = 0; channel < 3; channel++) rgb[channel] = 255 * toScreen(rgb[channel]!);
}

function finishFront(
  { base, toEye, tissue, hasColors }: Point,
  { normal, open, rgb }: { normal: Triple; open: number; rgb: Triple },
): void {
  const gloss = glossOf(normal, unit(toEye), tissue) * open;
  for (let channel = 0; channel < 3; channel++) {
    const own = mix(1, Math.sqrt(Math.sqrt(base[channel]!)), (1 - open) * 0.9);
    rgb[channel] = softened(rgb[channel]! * own * (hasColors ? 1 : 0.9) + gloss);
  }
}

/** The inside of a scan shows that it is there, in gray, and nothing more. */
function finishInside(rgb: Triple): void {
  const gray = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
  for (let channel = 0; channel < 3; channel++) rgb[channel] = mix(rgb[channel]!, gray, 0.75) * 0.55;
}

function glossOf(normal: Triple, toEye: Triple, tissue: number): number {
  const half = unit([LAMP[0] + toEye[0], LAMP[1] + toEye[1], LAMP[2] + toEye[2]]);
  const twelfth = Math.max(dot(normal, half), 0) ** 12;
  const sharp = twelfth ** 5 * mix(1, twelfth ** 2, tissue);
  const edge = (1 - Math.max(dot(normal, toEye), 0)) ** 4;
  return sharp * 0.04 + twelfth * 0.02 + edge * 0.02;
}

function softened(value: number): number {
  const over = Math.max(value - 0.8, 0);
  return Math.min(value, 0.8) + over / (1 + over * 2.2);
}

/** From light to what a screen takes, by the same roots as the shader. */
function toScreen(value: number): number {
  const once = Math.sqrt(Math.min(1, Math.max(0, value)));
  const twice = Math.sqrt(once);
  return Math.min(1, Math.max(0, 0.585122381 * once + 0.783140355 * twice - 0.368262736 * Math.sqrt(twice)));
}

/** From a byte of a color to light. */
export function toLinear(byte: number): number {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
const wrapped = (cosine: number, amount: number): number => Math.max(0, (cosine + amount) / (1 + amount));
const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
