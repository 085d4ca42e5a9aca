import type { CaseFile } from '@archway/contract/case/model';
import type { TextKey } from '@archway/locales/keys';
import { SCAN_STEPS, type ScanProblem, type ScanStep } from '@archway/rules/scans';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';
import type { FileRow } from './file-rows.ts';

/** What is said of a file beside its name. */
export type FileState =
  /** By this page. */
  | { kind: 'sending'; upload: UploadShown }
  /** Begun by the reader and left: it goes on when the file is chosen again. */
  | { kind: 'left'; file: CaseFile }
  | { kind: 'byOther'; file: CaseFile }
  | { kind: 'working'; text: TextKey; share: { n: number; all: number } | null }
  | { kind: 'problem'; text: TextKey }
  /** Nothing more is to be said. */
  | { kind: 'ready' };

export function fileState({ file, upload }: FileRow): FileState {
  if (upload !== null && (file === null || file.tag === 'uploading')) return { kind: 'sending', upload };
  if (file === null) return { kind: 'ready' };
  if (file.tag === 'uploading') return { kind: file.isOwnUpload ? 'left' : 'byOther', file };
  if (file.problem !== null) return { kind: 'problem', text: PROBLEMS[file.problem] };
  if (file.kind !== 'scan' && file.kind !== 'archive') return smallState(file.kind, file);
  if (file.tag === 'uploadFail' || file.step === 'failed')
    return { kind: 'problem', text: 'cases.problem.failed' };
  return stepState(file);
}

const PROBLEMS: Readonly<Record<ScanProblem, TextKey>> = {
  blocked: 'cases.problem.blocked',
  differs: 'cases.problem.differs',
  unreadable: 'cases.problem.unreadable',
  tooLarge: 'cases.problem.tooLarge',
  empty: 'cases.problem.empty',
  noRoom: 'failure.insufficientStorage',
};

const SMALL = {
  photo: { problem: 'cases.problem.photo', step: 'cases.step.photo' },
  attachment: { problem: 'cases.problem.attachment', step: 'cases.step.attachment' },
  voice: { problem: 'cases.problem.voice', step: 'cases.step.voice' },
} as const;

function smallState(kind: keyof typeof SMALL, { tag }: CaseFile): FileState {
  if (tag === 'uploadFail') return { kind: 'problem', text: SMALL[kind].problem };
  return tag === 'finished' ? { kind: 'ready' } : { kind: 'working', text: SMALL[kind].step, share: null };
}

const STEPS: Readonly<Record<ScanStep, TextKey>> = {
  waiting: 'cases.step.waiting',
  checking: 'cases.step.checking',
  reading: 'cases.step.reading',
  preparing: 'cases.step.preparing',
  done: 'cases.step.preparing',
  failed: 'cases.step.waiting',
};
/** Those with something to do: waiting has no bar, and the end needs none. */
const WORKING = SCAN_STEPS.filter((step) => step !== 'waiting' && step !== 'done' && step !== 'failed');
/** An archive is unpacked, and then its scans are prepared. */
const WORKING_ON_ARCHIVE = WORKING.filter((step) => step !== 'preparing');

function stepState({ kind, step, tag }: CaseFile): FileState {
  if (step === 'done' || (step === null && tag === 'finished')) return { kind: 'ready' };
  if (step === null || step === 'waiting' || step === 'failed')
    return { kind: 'working', text: STEPS.waiting, share: null };
  const isArchive = kind === 'archive';
  const steps = isArchive ? WORKING_ON_ARCHIVE : WORKING;
  const text = isArchive && step !== 'checking' ? 'cases.step.readingArchive' : STEPS[step];
  const n = Math.min(steps.indexOf(step) + 1 || steps.length, steps.length);
  return { kind: 'working', text, share: { n, all: steps.length } };
}
