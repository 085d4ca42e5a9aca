import type { Case } from './case.ts';
import { allPoints, describePoint, type Point } from './point.ts';
import type { Stage } from './stage.ts';
import { findShape, strike } from './strike.ts';

export interface CaseResult {
  statements: number;
  points: Record<Point['how'], number>;
  violations: string[];
  seconds: number;
}

export interface CaseOptions {
  /** Selects points; all by default. */
  only?: (point: Point, index: number) => boolean;
  /** Stops at the first violation. */
  firstOnly?: boolean;
}

/** Injects a fault into one call at each of its points. */
export async function runCase(stage: Stage, given: Case, options: CaseOptions = {}): Promise<CaseResult> {
  const began = Date.now();
  const { shape, problems } = await findShape(stage, given);
  const points = { kill: 0, cut: 0, overlap: 0 };
  const violations = problems.map((problem) => `${given.name}: ${problem}`);
  const findsItDone = given.again === undefined || given.again.adds === '';
  // What is refused undisturbed has no statement that the points could wait for.
  const all = violations.length > 0 ? [] : allPoints(shape, findsItDone);
  const chosen = all.filter((point, i) => options.only?.(point, i) ?? true);
  for (const point of chosen) {
    if (options.firstOnly && violations.length > 0) break;
    points[point.how] += 1;
    const found = await strike(stage, given, shape, point);
    violations.push(...found.map((problem) => `${given.name}, ${describePoint(point, shape)}: ${problem}`));
  }
  return {
    statements: shape.statements.length,
    points,
    violations,
    seconds: (Date.now() - began) / 1_000,
  };
}
