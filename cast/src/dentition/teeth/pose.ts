import { mostlySmall, signed, type Random } from '../numbers/random.ts';
import type { Settings } from '../options.ts';
import type { ToothPlan } from './tooth-plan.ts';

/** How a tooth stands against its place in the arch. Degrees and millimeters. */
export interface Pose {
  /** Mesial side to facial. */
  rotation: number;
  /** Crown to mesial. */
  tip: number;
  /** Crown to facial. */
  torque: number;
  facial: number;
  occlusal: number;
}

/** Even ideal teeth differ a little. All malocclusions of a seed draw the same numbers, and so share their ideal. */
export function drawPose(plan: ToothPlan, settings: Settings, isUpper: boolean, random: Random): Pose {
  const ideal = {
    rotation: plan.rotation + signed(random) * 1.5,
    tip: plan.tip + signed(random),
    torque: plan.torque + signed(random),
    facial: plan.facial + signed(random) * 0.08,
    occlusal: plan.occlusal + signed(random) * 0.1,
  };
  const chance = Array.from({ length: 5 }, () => mostlySmall(random));
  return misplaced(ideal, plan, settings, isUpper, chance);
}

/** Front teeth go astray first. */
function mobility(position: number): number {
  return position <= 3 ? 1 : position <= 5 ? 0.6 : 0.3;
}

function misplaced(
  ideal: Pose,
  plan: ToothPlan,
  settings: Settings,
  isUpper: boolean,
  chance: readonly number[],
): Pose {
  const { severity } = settings;
  const amount = mobility(plan.position) * severity;
  const turn = (degrees: number): number => chance[0]! * degrees * amount;
  const isFront = plan.position <= 3;
  switch (settings.malocclusion) {
    case 'ideal':
      return { ...ideal };
    case 'crowding':
      return crowded(ideal, plan, isUpper, severity, chance);
    case 'spacing':
      return { ...ideal, rotation: ideal.rotation + turn(8), tip: ideal.tip + chance[1]! * 4 * amount };
    case 'openbite': {
      const lack = isFront ? 2.4 : plan.position === 4 ? 1 : 0;
      return {
        ...ideal,
        rotation: ideal.rotation + turn(6),
        torque: ideal.torque + (isFront ? 7 : 0) * severity,
        occlusal: ideal.occlusal - lack * severity,
      };
    }
    case 'deepbite':
      return {
        ...ideal,
        torque: ideal.torque - (plan.position <= 2 ? 12 : 0) * severity,
        occlusal: ideal.occlusal + (plan.position <= 2 ? 1.8 : isFront ? 0.6 : 0) * severity,
      };
  }
}

/** Neighbors give way in turns, one inwards and one outwards; canines come last, and the upper ones stand out high. */
function crowded(
  ideal: Pose,
  plan: ToothPlan,
  isUpper: boolean,
  severity: number,
  chance: readonly number[],
): Pose {
  const amount = mobility(plan.position) * severity;
  const inTurns = plan.position % 2 === 1 ? 1 : -1;
  const isLate = plan.kind === 'canine';
  return {
    rotation: ideal.rotation + (inTurns * 10 + chance[0]! * 16) * amount,
    tip: ideal.tip + chance[1]! * 7 * amount,
    torque: ideal.torque + chance[2]! * 7 * amount,
    facial:
      ideal.facial + (inTurns * 0.8 + chance[3]! * 0.9) * amount + (isLate && isUpper ? 0.9 * severity : 0),
    occlusal: ideal.occlusal + chance[4]! * 0.7 * amount - (isLate ? (isUpper ? 1.2 : 0.4) * severity : 0),
  };
}
