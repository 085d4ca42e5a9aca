import type { Statement } from '../../../harness/pg-proxy.ts';

/**
 * Where a call is struck. `before`: the statement has not reached PostgreSQL. `after`: PostgreSQL has done it and the
 * process has not heard. `kill` ends the process, `cut` its connection; `overlap` holds the statement until the same
 * action, sent again to another process, had time to get in its way.
 */
export interface Point {
  at: number;
  where: 'before' | 'after';
  how: 'kill' | 'cut' | 'overlap';
}

/** What an undisturbed call does: its statements in order, and what it changes. */
export interface Shape {
  statements: readonly Statement[];
  changes: string;
}

/** With the last commit the call is done. */
export const lastCommit = ({ statements }: Shape): number =>
  statements.findLastIndex(({ isCommit }) => isCommit);

/** Every place between two statements, and behind every commit. */
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
