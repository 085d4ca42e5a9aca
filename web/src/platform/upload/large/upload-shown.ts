import type { CaseUploadKind } from '@archway/rules/uploads';
import type { Moved } from './parts-progress.ts';
import type { SendingProblem } from './sending-problem.ts';

/**
 * Where an upload stands. `waiting` for its turn; `resuming` until the first bytes move again; `stalled` while neither
 * the network nor the store answers, which ends by itself.
 */
export type UploadPhase =
  | 'waiting'
  | 'starting'
  | 'resuming'
  | 'sending'
  | 'stalled'
  | 'paused'
  | 'finishing'
  | 'done'
  | 'failed';

/** A file that somebody wants to send. */
export interface FileToSend {
  file: File;
  kind: CaseUploadKind;
  /** What it is sent for: the id of a case. */
  group: string;
  /** Says so, as soon as the upload has an id. */
  attach: (fileId: string) => Promise<unknown>;
  /** Takes that back, for an upload that is given up. */
  detach: (fileId: string) => Promise<unknown>;
  /** An upload of before that this file goes on with. */
  resumes?: string;
}

/** What is shown of an upload. */
export interface UploadShown extends Moved {
  id: string;
  group: string;
  name: string;
  size: number;
  kind: CaseUploadKind;
  /** From the moment in which the server knows of it. */
  fileId: string | null;
  isAttached: boolean;
  phase: UploadPhase;
  problem: SendingProblem | null;
}

const OVER: ReadonlySet<UploadPhase> = new Set(['done', 'failed']);

/** Whether closing the page would interrupt it. */
export const isUnderWay = ({ phase }: UploadShown): boolean => !OVER.has(phase) && phase !== 'paused';

/** Whether it counts among what is being sent: what is paused does, what has failed does not. */
export const isOpen = ({ phase }: UploadShown): boolean => !OVER.has(phase);
