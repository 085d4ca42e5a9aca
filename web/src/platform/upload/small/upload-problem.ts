import type { FailureName } from '@archway/contract/codes';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { formatNames } from '@archway/rules/format-names';
import { MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { isCallFailure } from '../../call/call-failure.ts';

const WORDS = {
  /** Nothing came through to the store, or it was away. */
  lost: 'upload.lost',
  refused: 'upload.refused',
  format: 'upload.format',
  tooLarge: 'upload.tooLarge',
  unreadablePicture: 'upload.unreadablePicture',
  unreadableDocument: 'upload.unreadableDocument',
  expired: 'upload.expired',
  slow: 'upload.slow',
  interrupted: 'upload.interrupted',
} as const satisfies Record<string, TextKey>;

export type UploadProblemKind = keyof typeof WORDS;

/** Why an upload came to nothing. */
export class UploadProblem extends Error {
  readonly kind: UploadProblemKind | 'told';

  /** `told` is what the server has said, in its own words. */
  constructor(kind: UploadProblemKind | 'told', message = '') {
    super(message);
    this.name = 'UploadProblem';
    this.kind = kind;
  }

  /** Whether the same file can be sent again with another outcome. */
  get canRetry(): boolean {
    return !OF_THE_FILE.has(this.kind);
  }

  words(t: Translate, formats: readonly string[]): string {
    if (this.kind === 'told') return this.message;
    if (this.kind === 'format' && formats.length === 0) return t('ui.upload.format');
    return t(WORDS[this.kind], {
      formats: formatNames(formats),
      megabytes: MAX_UPLOAD_BYTES / 1024 ** 2,
    });
  }
}

const OF_THE_FILE: ReadonlySet<UploadProblem['kind']> = new Set([
  'format',
  'tooLarge',
  'unreadablePicture',
  'unreadableDocument',
]);

const FAILURES: Partial<Record<FailureName, UploadProblemKind>> = {
  incorrectFormat: 'format',
  fileTooLarge: 'tooLarge',
  tooLarge: 'tooLarge',
  notFound: 'expired',
  unavailable: 'lost',
  resourceIsBeingPrepared: 'slow',
  internal: 'refused',
};

/** Whatever was thrown on the way, as a problem of the upload. */
export function problemOf(error: unknown, formats: readonly string[]): UploadProblem {
  if (error instanceof UploadProblem) return error;
  if (!isCallFailure(error)) return new UploadProblem('refused');
  if (error.failure === 'processingFailed') return unreadable(formats.includes('pdf'));
  const kind = FAILURES[error.failure];
  return kind === undefined ? new UploadProblem('told', error.message) : new UploadProblem(kind);
}

export const unreadable = (isDocument: boolean): UploadProblem =>
  new UploadProblem(isDocument ? 'unreadableDocument' : 'unreadablePicture');
