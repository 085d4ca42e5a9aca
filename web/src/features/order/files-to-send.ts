import type { CaseFile } from '@archway/contract/case/model';
import { inSendingOrder, isSentAtFirst } from '@archway/rules/order/sent-at-first';

/** Why a file can't go with an order yet. */
export type NotReady = 'uploading' | 'checking' | 'failed';

/** What is in an archive is sent, not the archive. */
export const sendable = (files: readonly CaseFile[]): CaseFile[] =>
  inSendingOrder(files.filter(({ kind }) => kind !== 'archive'));

export function whyNotReady({ tag, problem }: Pick<CaseFile, 'tag' | 'problem'>): NotReady | null {
  if (problem !== null || tag === 'uploadFail') return 'failed';
  if (tag === 'finished') return null;
  return tag === 'uploading' ? 'uploading' : 'checking';
}

/** The chosen files that are still in the case, or at first all scans and attachments that are finished. */
export function filesToSend(files: readonly CaseFile[], chosen: readonly string[] | null): string[] {
  const isSent = (file: CaseFile): boolean =>
    chosen === null ? isSentAtFirst(file) && whyNotReady(file) === null : chosen.includes(file.fileId);
  return sendable(files)
    .filter(isSent)
    .map(({ fileId }) => fileId);
}
