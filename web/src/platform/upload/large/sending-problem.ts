import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { isCallFailure } from '../../call/call-failure.ts';

const WORDS = {
  /** The store did not take it, for a reason that is not the file's. */
  refused: 'uploads.failed.refused',
  /** The file on the computer was changed, moved or deleted. */
  changed: 'uploads.failed.changed',
  format: 'uploads.failed.format',
  tooLarge: 'uploads.failed.tooLarge',
} as const satisfies Record<string, TextKey>;

export type SendingProblemKind = keyof typeof WORDS | 'told';

/** Why an upload came to nothing. */
export class SendingProblem extends Error {
  readonly kind: SendingProblemKind;

  /** `told` is what the server has said, in its own words. */
  constructor(kind: SendingProblemKind, message = '') {
    super(message);
    this.name = 'SendingProblem';
    this.kind = kind;
  }

  /** Whether the same file can be sent again with another outcome. */
  get canRetry(): boolean {
    return this.kind === 'refused' || this.kind === 'told';
  }

  /** What happened, what is safe, and what to do. */
  words(t: Translate): string {
    if (this.kind === 'told') return `${this.message} ${t('uploads.failed.safe')}`;
    return t(WORDS[this.kind]);
  }
}

/** Whatever was thrown on the way, as a problem of the upload. */
export function problemOf(error: unknown): SendingProblem {
  if (error instanceof SendingProblem) return error;
  if (!isCallFailure(error) || error.failure === 'internal') return new SendingProblem('refused');
  if (error.failure === 'incorrectFormat') return new SendingProblem('format');
  if (error.failure === 'fileTooLarge') return new SendingProblem('tooLarge');
  return new SendingProblem('told', error.message);
}
