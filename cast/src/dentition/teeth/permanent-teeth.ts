import { planOf, type PlanRow, type ToothPlan } from './tooth-plan.ts';

const UPPER: readonly PlanRow[] = [
  ['incisor', 8.6, 7.1, 10.4, 4, 14, 0, 2.3, 0],
  ['lateral', 6.7, 6.2, 9.1, 7, 11, 0, 1.7, -0.4],
  ['canine', 7.7, 8.0, 9.9, 8, 2, 0, 2.1, 0.55],
  ['firstPremolar', 7.1, 9.1, 8.2, 3, -5, 0, 0.4, 0],
  ['secondPremolar', 6.9, 9.0, 7.6, 2, -6, 0, 0, 0],
  ['firstMolar', 10.3, 11.2, 7.2, 4, -9, 6, 0, 0.1],
  ['secondMolar', 9.7, 11.0, 6.9, 2, -9, 4, -0.1, 0],
  ['thirdMolar', 8.8, 10.2, 6.3, -2, -8, 0, -0.3, 0],
];

const LOWER: readonly PlanRow[] = [
  ['incisor', 5.3, 6.0, 8.8, 1, 6, 0, 1.7, 0],
  ['lateral', 5.9, 6.3, 9.2, 1, 5, 0, 1.7, 0],
  ['canine', 6.9, 7.6, 10.4, 4, -4, 0, 1.7, 0.1],
  ['firstPremolar', 7.0, 7.6, 8.4, 3, -8, 0, 0.5, 0],
  ['secondPremolar', 7.2, 8.2, 7.9, 3, -10, 0, 0, 0],
  ['firstMolar', 11.1, 10.4, 7.3, 3, -13, 0, 0, 0.1],
  ['secondMolar', 10.6, 10.1, 6.9, 4, -15, 0, 0.2, 0],
  ['thirdMolar', 10.0, 9.5, 6.4, 6, -14, 0, 0.5, 0],
];

/** From the midline to the wisdom tooth. */
export const PERMANENT_TEETH: Readonly<Record<'upper' | 'lower', readonly ToothPlan[]>> = {
  upper: UPPER.map((row, i) => planOf(row, i + 1)),
  lower: LOWER.map((row, i) => planOf(row, i + 1)),
};
