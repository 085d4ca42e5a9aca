import type { CaseFile } from '@archway/contract/case/model';
import { SCAN_ROLES } from '@archway/rules/scans';

/** Why a file can't go with an order yet. */
export type NotReady = 'uploading' | 'checking' | 'failed';

/** What is in an archive is sent, not the archive. */
export const sendable = (files: readonly CaseFile[]): CaseFile[] =>
  files
    .filter(({ kind }) => kind !== 'archive')
    .toSorted((one, other) => SCAN_ROLES.indexOf(one.role) - SCAN_ROLES.indexOf(other.role));

export function whyNotReady({ tag, problem }: Pick<CaseFile, 'tag' | 'problem'>): NotReady | null {
  if (problem !== null || tag === 'uploadFail') return 'failed';
  if (tag === 'finished') return null;
  return tag === 'uploading' ? 'uploading' : 'checking';
}

const SENT_AT_FIRST: ReadonlySet<CaseFile['kind']> = new Set(['scan', 'attachment']);

/** The chosen files that are still in the case, or at first all scans and attachments that are finished. */
export function filesToSend(files: readonly CaseFile[], chosen: readonly string[] | null): string[] {
  const isSent = (file: CaseFile): boolean =>
    chosen === null
      ? SENT_AT_FIRST.has(file.kind) && whyNotReady(file) === null
      : chosen.includes(file.fileId);
  return sendable(files)
    .filter(isSent)
    .map(({ fileId }) => fileId);
}
