import type { ToothKind } from './tooth-kinds.ts';
import { planOf, type PlanRow, type ToothPlan } from './tooth-plan.ts';

/** Milk teeth stand upright, in an almost level row. */
const UPPER: readonly PlanRow[] = [
  ['incisor', 6.5, 5.2, 6.2, 1, 4, 0, 0.9, 0],
  ['lateral', 5.2, 4.6, 5.8, 2, 3, 0, 0.6, -0.1],
  ['canine', 6.6, 6.4, 6.5, 2, 0, 0, 0.8, 0.25],
  ['firstMolar', 7.3, 8.4, 5.3, 1, -3, 0, 0, 0],
  ['secondMolar', 8.8, 9.6, 5.6, 1, -4, 4, 0, 0],
];

const LOWER: readonly PlanRow[] = [
  ['incisor', 4.3, 4.2, 5.2, 0, 3, 0, 0.9, 0],
  ['lateral', 4.6, 4.5, 5.4, 0, 2, 0, 0.9, 0],
  ['canine', 5.5, 5.4, 6.1, 1, -1, 0, 0.9, 0.25],
  ['firstMolar', 7.9, 7.0, 5.5, 1, -5, 0, 0, 0],
  ['secondMolar', 9.9, 8.7, 5.5, 1, -7, 0, 0, 0],
];

/** The second deciduous molar looks like the permanent first one; the first molar like nothing else. */
const UPPER_SHAPES: Partial<Record<ToothKind, ToothKind>> = {
  firstMolar: 'secondPremolar',
  secondMolar: 'firstMolar',
};
const LOWER_SHAPES: Partial<Record<ToothKind, ToothKind>> = {
  firstMolar: 'secondMolar',
  secondMolar: 'firstMolar',
};

function deciduous(rows: readonly PlanRow[], shapes: Partial<Record<ToothKind, ToothKind>>): ToothPlan[] {
  return rows.map((row, i) => {
    const plan = planOf(row, i + 1);
    return { ...plan, isDeciduous: true, shape: shapes[plan.kind] ?? plan.kind };
  });
}

/** From the midline to the second molar. */
export const DECIDUOUS_TEETH: Readonly<Record<'upper' | 'lower', readonly ToothPlan[]>> = {
  upper: deciduous(UPPER, UPPER_SHAPES),
  lower: deciduous(LOWER, LOWER_SHAPES),
};
