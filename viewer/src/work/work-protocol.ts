import type { Mesh } from '@archway/mesh/core/mesh';
import type { JobName } from './jobs.ts';

export type WorkRequest =
  | { kind: 'put'; layerId: string; mesh: Mesh }
  | { kind: 'drop'; layerId: string }
  | { kind: 'run'; ticket: number; name: JobName; input: unknown };

export type WorkReply =
  | { kind: 'done'; ticket: number; output: unknown }
  | { kind: 'failed'; ticket: number; reason: string };
