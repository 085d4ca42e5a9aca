import { radians } from '../numbers/blend.ts';
import type { ArchPlace } from '../arch/arch-curve.ts';
import type { Pose } from './pose.ts';
import type { Tooth } from './tooth.ts';

type Vector = readonly [number, number, number];

/** Where a tooth stands: the middle of its neck, and unit vectors to distal, to facial and to the tip. */
export interface Stance {
  origin: Vector;
  distal: Vector;
  facial: Vector;
  occlusal: Vector;
}

/** Turns happen about the crown's middle, so that they leave the contact with the neighbors where it is. */
const PIVOT = 0.55;

/** The stance of a tooth at a place of the arch, in whose frame the row's level has the height given. */
export function stanceOf(tooth: Tooth, pose: Pose, place: ArchPlace, level: number): Stance {
  const { side, size } = tooth;
  let distal: Vector = [place.tangentX * side, place.tangentY * side, 0];
  let facial: Vector = [place.normalX, place.normalY, 0];
  let occlusal: Vector = [0, 0, 1];
  // On one side of the mouth the axes are left-handed, and turns go the other way round.
  const hand = distal[0] * facial[1] - distal[1] * facial[0] > 0 ? 1 : -1;
  const turn = (axis: Vector, degrees: number): void => {
    const angle = radians(degrees) * hand;
    distal = rotated(distal, axis, angle);
    facial = rotated(facial, axis, angle);
    occlusal = rotated(occlusal, axis, angle);
  };
  turn(occlusal, pose.rotation);
  turn(distal, -pose.torque);
  turn(facial, -pose.tip);
  const pivot = size.height * PIVOT;
  const height = level - size.height + pose.occlusal + pivot;
  const origin: Vector = [
    place.x + facial[0] * pose.facial - occlusal[0] * pivot,
    place.y + facial[1] * pose.facial - occlusal[1] * pivot,
    height - occlusal[2] * pivot,
  ];
  return { origin, distal, facial, occlusal };
}

function rotated(vector: Vector, axis: Vector, angle: number): Vector {
  const [x, y, z] = vector;
  const [a, b, c] = axis;
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const along = (a * x + b * y + c * z) * (1 - cosine);
  return [
    x * cosine + (b * z - c * y) * sine + a * along,
    y * cosine + (c * x - a * z) * sine + b * along,
    z * cosine + (a * y - b * x) * sine + c * along,
  ];
}
