import { crownOf } from '../crowns/crown.ts';
import type { CrownSize } from '../crowns/crown-shape.ts';
import { square } from '../numbers/blend.ts';
import { randomFrom, signed, type Random } from '../numbers/random.ts';
import type { JawName, Settings } from '../options.ts';
import { drawPose } from '../teeth/pose.ts';
import { stanceOf } from '../teeth/stance.ts';
import { ToothField } from '../teeth/tooth-field.ts';
import type { ToothPlan } from '../teeth/tooth-plan.ts';
import type { Tooth } from '../teeth/tooth.ts';
import { ArchCurve, archDepth } from './arch-curve.ts';
import { gapAfter, plannedTeeth, STAGE_FORMS } from './stages.ts';

/** Crowns of deciduous teeth have lower cusps and narrower gums. */
const DECIDUOUS_RELIEF = 0.68;

/**
 * The teeth of one jaw on their arch. In its frame the front of the arch is at the origin, +y is forward, +x the
 * patient's right and +z points to the other jaw, also in the upper one.
 */
export class Row {
  readonly jaw: JawName;
  readonly curve: ArchCurve;
  /** All that belong here, also those that are missing. */
  readonly teeth: readonly Tooth[];
  readonly growth: number;
  readonly isDeciduous: boolean;
  readonly #missing: ReadonlySet<number>;
  readonly #curveHeight: number;

  constructor(settings: Settings, jaw: JawName) {
    const random = randomFrom(settings.seed * 7919 + (jaw === 'upper' ? 1 : 2));
    const { width, growth, curve } = STAGE_FORMS[settings.stage];
    const plans = plannedTeeth(settings, jaw);
    const scale = 1 + signed(random) * 0.03;
    const sizes = plans.map((plan) => sizeOf(plan, scale, random));
    const shapes = plans.map((plan, i) => crownOf(plan.shape, sizes[i]!, jaw === 'upper'));
    const gaps = plans.map((plan) => Math.max(-0.12, gapAfter(plan, settings, jaw)));
    const places = placesOf(sizes, gaps);
    const archWidth = width[jaw] * scale * (1 + signed(random) * 0.02);
    this.jaw = jaw;
    this.growth = growth * scale;
    this.isDeciduous = settings.stage === 'deciduous';
    this.#curveHeight = curve;
    this.#missing = new Set(settings.missing);
    this.curve = new ArchCurve(archWidth, archDepth(archWidth, places.at(-1)! + sizes.at(-1)!.width / 2));
    this.teeth = ([1, -1] as const).flatMap((side) =>
      plans.map((plan, i) => {
        const fdi = fdiOf(plan, jaw, side);
        return {
          fdi,
          plan,
          size: sizes[i]!,
          shape: shapes[i]!,
          isUpper: jaw === 'upper',
          side,
          along: side * places[i]!,
          pose: drawPose(plan, settings, jaw === 'upper', random),
          isPrepared: settings.prepared.includes(fdi),
        };
      }),
    );
  }

  get standing(): Tooth[] {
    return this.teeth.filter(({ fdi }) => !this.#missing.has(fdi));
  }

  /** How far along the arch the row ends. */
  get end(): number {
    return Math.max(...this.teeth.map(({ along, size }) => Math.abs(along) + size.width / 2));
  }

  /** Height of the row at a place of the arch: the curve of Spee sags in the lower jaw and bulges in the upper. */
  level(along: number): number {
    const reach = 30 * this.growth;
    const rise = 0.9 * (1 - square((Math.abs(along) - reach) / reach)) - 0.4;
    return this.#curveHeight * (this.jaw === 'upper' ? rise : -rise);
  }

  fieldOf(tooth: Tooth): ToothField {
    const stance = stanceOf(tooth, tooth.pose, this.curve.place(tooth.along), this.level(tooth.along));
    return new ToothField(tooth, stance);
  }
}

function sizeOf(plan: ToothPlan, scale: number, random: Random): CrownSize {
  return {
    width: plan.width * scale * (1 + signed(random) * 0.02),
    depth: plan.depth * scale,
    height: plan.height * (1 + signed(random) * 0.03),
    relief: plan.isDeciduous ? DECIDUOUS_RELIEF : 1,
  };
}

/** Middles of the teeth of one side, measured from the midline. */
function placesOf(sizes: readonly CrownSize[], gaps: readonly number[]): number[] {
  let end = gaps[0]! / 2;
  return sizes.map(({ width }, i) => {
    const middle = end + width / 2;
    end += width + gaps[i]!;
    return middle;
  });
}

function fdiOf(plan: ToothPlan, jaw: JawName, side: 1 | -1): number {
  const [right, left] = jaw === 'upper' ? [1, 2] : [4, 3];
  const quadrant = side === 1 ? right : left;
  return (quadrant + (plan.isDeciduous ? 4 : 0)) * 10 + plan.position;
}
