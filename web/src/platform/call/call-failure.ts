import type { FailureName } from '@archway/contract/codes';

/** How a call ended that did not succeed. The message is in the reader's language and fit to be shown. */
export class CallFailure<F extends FailureName = FailureName> extends Error {
  readonly failure: F;
  readonly data: unknown;

  constructor(failure: F, message: string, data: unknown = null) {
    super(message);
    this.name = 'CallFailure';
    this.failure = failure;
    this.data = data;
  }
}

/** Instead of `instanceof`, which would let the failure be anything. */
export const isCallFailure = (error: unknown): error is CallFailure => error instanceof CallFailure;
