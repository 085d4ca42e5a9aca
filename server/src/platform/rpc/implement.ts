import type { CallSpec, OutputOf, OwnFailureOf, ParsedInputOf } from '@archway/contract/core/call';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import type { MessageParams } from '../text/translate.ts';
import type { Caller } from './caller.ts';
import type { RequestInfo } from './request.ts';

export interface CallContext<C extends CallSpec> {
  input: ParsedInputOf<C>;
  caller: C['access'] extends 'public' ? null : Caller;
  /** The transaction everything of this call happens in; it is committed when the handler returns. */
  tx: Tx;
  request: RequestInfo;
  config: Config;
  /** Ends the call with one of the failures the contract lists for it; nothing of it is kept. */
  fail: (failure: OwnFailureOf<C>, more?: { params?: MessageParams; data?: unknown }) => never;
  /** Adds to the audit row that every mutating call leaves: what was acted on, and facts worth keeping. */
  audit: (note: AuditNote) => void;
}

export interface AuditNote {
  object: string;
  detail?: Record<string, string | number | boolean | null>;
}

export interface CallOptions {
  /** A public call has no organization of its own; `site` lets it act on the site's own rows. */
  tenant?: 'site';
}

export interface Implementation {
  call: CallSpec;
  options: CallOptions;
  handler: (context: CallContext<CallSpec>) => Promise<unknown>;
}

/** Binds a contract call to its code. A wrong output or an unlisted failure does not compile. */
export function implement<C extends CallSpec>(
  call: C,
  handler: (context: CallContext<C>) => Promise<OutputOf<C>>,
  options: CallOptions = {},
): Implementation {
  // The dispatcher builds the context from the same contract, so the narrower type holds at run time.
  return { call, options, handler };
}
