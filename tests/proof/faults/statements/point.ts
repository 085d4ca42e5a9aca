import type { Statement } from '../../../harness/pg-proxy.ts';

/**
 * Where a fault is injected into a call. `before`: the statement has not reached PostgreSQL. `after`: PostgreSQL has
 * run it but the process has no answer yet. `kill` ends the process, `cut` its connection; `overlap` holds the
 * statement while the same action runs in another process.
 */
export interface Point {
  at: number;
  where: 'before' | 'after';
  how: 'kill' | 'cut' | 'overlap';
}

/** Statements and changes of an undisturbed call. */
export interface Shape {
  statements: readonly Statement[];
  changes: string;
}

/** After the last commit the call has taken effect. */
export const lastCommit = ({ statements }: Shape): number =>
  statements.findLastIndex(({ isCommit }) => isCommit);

/** All points between two statements and after commits. */
export function allPoints(shape: Shape, withOverlap: boolean): Point[] {
  const places = shape.statements.flatMap(({ isCommit }, at) => [
    { at, where: 'before' as const },
    ...(isCommit ? [{ at, where: 'after' as const }] : []),
  ]);
  return [
    ...places.map((place) => ({ ...place, how: 'cut' as const })),
    ...(withOverlap ? [{ at: lastCommit(shape), where: 'before' as const, how: 'overlap' as const }] : []),
    ...places.map((place) => ({ ...place, how: 'kill' as const })),
  ];
}

export function describePoint({ at, where, how }: Point, { statements }: Shape): string {
  const text = (statements[at]?.text ?? '').replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${how} ${where} statement ${at + 1} of ${statements.length} (${text})`;
}
