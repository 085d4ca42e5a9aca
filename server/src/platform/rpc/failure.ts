import { CODES, HTTP_STATUS, type FailureName } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import type { Language } from '@archway/rules/languages';
import { translate, type MessageParams } from '../text/translate.ts';
import type { Caller } from './caller.ts';

/** Ends a call with one of the contract's failures. Thrown by `fail`; the dispatcher turns it into an envelope. */
export class CallFailure extends Error {
  readonly failure: FailureName;
  readonly params: MessageParams;
  readonly data: unknown;
  /** The caller who was refused, if known and worth an audit row. */
  refused?: Caller;

  constructor(
    failure: FailureName,
    { params = {}, data = null }: { params?: MessageParams; data?: unknown } = {},
  ) {
    super(failure);
    this.name = 'CallFailure';
    this.failure = failure;
    this.params = params;
    this.data = data;
  }
}

export function failureEnvelope({ failure, params, data }: CallFailure, language: Language): Envelope {
  return { code: CODES[failure], msg: translate(language, `failure.${failure}`, params), data };
}

export function httpStatusOf(failure: FailureName): number {
  return HTTP_STATUS[failure] ?? 200;
}
