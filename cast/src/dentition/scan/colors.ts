import type { JawField } from '../gum/jaw-field.ts';
import { clamp, smoothStep } from '../numbers/blend.ts';
import { valueNoise } from '../numbers/value-noise.ts';
import type { ToothField } from '../teeth/tooth-field.ts';

type Color = [red: number, green: number, blue: number];

/** Over this difference of the two fields tooth turns into gum: scanners do not see a sharp line either. */
const SEAM = 0.14;

/** Speckles of three sizes. */
interface Speckles {
  coarse: number;
  middle: number;
  fine: number;
}

function specklesAt(x: number, y: number, z: number): Speckles {
  return {
    coarse: valueNoise(x * 0.35, y * 0.35, z * 0.35),
    middle: valueNoise(x * 1.7, y * 1.7, z * 1.7),
    fine: valueNoise(x * 5, y * 5, z * 5),
  };
}

/** The color of a point of the surface, after the field was asked there. Hollows (0 to 1.2) are darker. */
export function colorAt(field: JawField, x: number, y: number, z: number, hollow: number): Color {
  const speckles = specklesAt(x, y, z);
  const gumShare = field.nearest === null ? 1 : smoothStep(-SEAM, SEAM, field.tooth - field.gum);
  const gum = gumShare > 0 ? gumColor(field, x, y, z, hollow, speckles) : null;
  const tooth = gumShare < 1 ? toothColor(field.nearest!, field.gum - field.tooth, hollow, speckles) : null;
  const mixed = gum === null ? tooth! : tooth === null ? gum : mix(tooth, gum, gumShare);
  return mixed.map((value) => clamp(value + 2 * speckles.fine, 0, 255)) as Color;
}

/** The color of a tooth that no gum hides, after its field was asked there. */
export function bareToothColor(field: ToothField, x: number, y: number, z: number): Color {
  return toothColor(field, Infinity, 0, specklesAt(x, y, z)).map((value) => clamp(value, 0, 255)) as Color;
}

function mix(a: Color, b: Color, share: number): Color {
  return a.map((value, i) => value + (b[i]! - value) * share) as Color;
}

/** Yellower at the neck, bluish where the edge lets light through; canines are darker, milk teeth whiter. */
function toothColor(field: ToothField, aboveGum: number, hollow: number, speckles: Speckles): Color {
  const { tooth, shape } = field;
  const height = field.w / tooth.size.height;
  const isFront = shape.edge !== null;
  const neck = 1 - smoothStep(-0.05, 0.45, height);
  const edge = isFront ? smoothStep(0.72, 1, height) : smoothStep(0.85, 1.05, height) * 0.4;
  const canine = tooth.plan.kind === 'canine' ? 1 : 0;
  const shade = clamp(hollow * 1.5, 0, 1) * (isFront ? 0.35 : 0.8);
  const rim = 1 - smoothStep(0, 0.35, aboveGum);
  const grain = 4 * speckles.coarse + 2.5 * speckles.middle;
  const milk = tooth.plan.isDeciduous ? 1 : 0;
  const warmth = 1 - 0.55 * milk;
  const ground = tooth.isPrepared && field.w > 1 ? 1 : 0;
  return [
    229 +
      9 * milk -
      (17 * neck + 5 * canine) * warmth -
      22 * edge -
      46 * shade -
      10 * rim -
      6 * ground +
      grain,
    213 +
      14 * milk -
      (30 * neck + 9 * canine) * warmth -
      14 * edge -
      54 * shade -
      34 * rim -
      18 * ground +
      grain,
    184 +
      32 * milk -
      (46 * neck + 16 * canine) * warmth +
      6 * edge -
      58 * shade -
      26 * rim -
      40 * ground +
      grain,
  ];
}

/** 1 at the gum's edge, 0 over the root, where the tooth is as near but nobody sees it. */
function nearGumLine(field: ToothField | null): number {
  return field === null ? 0 : smoothStep(-2.5, -0.8, field.w - field.gumLine);
}

/** Pale and firm near the teeth, red and full of vessels where it moves. */
function gumColor(
  field: JawField,
  x: number,
  y: number,
  z: number,
  hollow: number,
  { coarse, middle }: Speckles,
): Color {
  const { arch, row } = field;
  const { growth } = row;
  arch.find(x, y);
  const depth = (row.level(arch.along) - z) / growth;
  const isPalate = row.jaw === 'upper' && arch.outward < -5 * growth;
  const loose = isPalate ? smoothStep(15, 24, depth) * 0.35 : smoothStep(12.2, 14.5, depth + coarse * 0.8);
  const rim = (1 - smoothStep(0, 0.9, field.tooth - field.gum)) * nearGumLine(field.nearest);
  const strands = Math.abs(valueNoise(x * 0.55 + 40, y * 0.55, z * 0.55));
  const vessel = Math.max(0, 1 - strands * 9) * loose;
  const shade = clamp(hollow, 0, 1);
  return [
    214 - 26 * loose + 4 * rim + 7 * coarse + 4 * middle - 16 * vessel - 30 * shade,
    138 - 44 * loose - 16 * rim + 11 * coarse + 7 * middle - 26 * vessel - 34 * shade,
    130 - 34 * loose - 10 * rim + 10 * coarse + 6 * middle - 18 * vessel - 30 * shade,
  ];
}
