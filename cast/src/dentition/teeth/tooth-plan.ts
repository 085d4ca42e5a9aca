import type { ToothKind } from './tooth-kinds.ts';

/** What all teeth of a kind have in common: average size, and how they stand in an ideal arch. */
export interface ToothPlan {
  /** Counted from the midline, as in the last digit of its FDI number. */
  position: number;
  kind: ToothKind;
  /** Whose crown it has: deciduous molars look like other teeth than they are called. */
  shape: ToothKind;
  isDeciduous: boolean;
  /** Mesiodistal width, buccolingual depth and height of the crown. */
  width: number;
  depth: number;
  height: number;
  /** Degrees: crown to mesial, crown to facial, mesial side to facial. */
  tip: number;
  torque: number;
  rotation: number;
  /** How far it stands out of the row, towards the other jaw and towards lips or cheek. */
  occlusal: number;
  facial: number;
}

/** Width, depth, height, tip, torque, rotation, occlusal, facial: columns of the tables of teeth. */
export type PlanRow = readonly [ToothKind, number, number, number, number, number, number, number, number];

export function planOf(row: PlanRow, position: number): ToothPlan {
  const [kind, width, depth, height, tip, torque, rotation, occlusal, facial] = row;
  const measures = { width, depth, height, tip, torque, rotation, occlusal, facial };
  return { position, kind, shape: kind, isDeciduous: false, ...measures };
}
