import type { FileProblem } from './protocol.ts';

/** Thrown in a child for a file of which nothing is made. */
export class FileRefused extends Error {
  override name = 'FileRefused';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
