import type { Job, JobAnswer } from './job.ts';
import { closestPoint } from './closest-point.ts';
import { distanceAt } from './distance-at.ts';
import { marginLine } from './margin-line.ts';
import { scanComparison } from './scan-comparison.ts';
import { scanDeviation } from './scan-deviation.ts';
import { section } from './section.ts';
import { surfaceGaps } from './surface-gaps.ts';
import { surfacePath } from './surface-path.ts';

/** All jobs of the worker with the full meshes. Each is in its own file. */
export const JOBS = {
  closestPoint,
  distanceAt,
  marginLine,
  scanComparison,
  scanDeviation,
  section,
  surfaceGaps,
  surfacePath,
};

export type JobName = keyof typeof JOBS;
type JobOf<Name extends JobName> = (typeof JOBS)[Name];
export type JobInput<Name extends JobName> = Parameters<JobOf<Name>>[1];
export type JobOutput<Name extends JobName> =
  ReturnType<JobOf<Name>> extends JobAnswer<infer Output> ? Output : never;

/** A job without types, as the worker sees it. Input is typed at the sender. */
export type AnyJob = Job<unknown, unknown>;
