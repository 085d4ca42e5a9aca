import type { CallSpec, OutputOf, OwnFailureOf, ParsedInputOf } from '@archway/contract/core/call';
import type { Config } from '../config/config.ts';
import type { Tx } from '../db/database.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import type { MessageParams } from '../text/translate.ts';
import type { Caller } from './caller.ts';
import type { RequestInfo } from './request.ts';

export type { Tx };

type Fail<C extends CallSpec> = (
  failure: OwnFailureOf<C>,
  more?: { params?: MessageParams; data?: unknown },
) => never;

export interface CallContext<C extends CallSpec> {
  input: ParsedInputOf<C>;
  caller: C['access'] extends 'public' ? null : Caller;
  /** The transaction everything of this call happens in; it is committed when the handler returns. */
  tx: Tx;
  request: RequestInfo;
  config: Config;
  /** For signing addresses. What the store is asked is asked before the transaction, by `implementPrepared`. */
  store: ObjectStore;
  /** Ends the call with one of the failures the contract lists for it; nothing of it is kept. */
  fail: Fail<C>;
  /** Ends the call with a failure, but keeps what was written: the count of wrong tries, for example. */
  failKeeping: Fail<C>;
  /**
   * Adds to the audit row that the call leaves: what was acted on, and facts worth keeping. Null when there is nothing
   * to tell of, for a call that does not mutate.
   */
  audit: C extends { mutates: true } ? (note: AuditNote) => void : (note: AuditNote | null) => void;
  /** Reads the site's own rows (agreements, configuration) in between; the caller's are out of sight meanwhile. */
  inSite: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface AuditNote {
  object: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** A try that was refused: by whom, if that is known, at whose account, and why. */
export interface Refusal {
  actor: string | null;
  sessionId: string | null;
  object: string | null;
  outcome: string;
}

export interface CallOptions {
  /** A public call has no organization of its own; `site` lets it act on the site's own rows. */
  tenant?: 'site';
  /** It only reads, and no statement must agree with another: each is sent by itself, and a write is refused. */
  reads?: true;
}

/**
 * For the few calls that find out whom they act for while they run, or judge a password: log-in, one-time links,
 * identity. They open their transactions themselves, so nothing is held while a password is hashed, and write their own
 * audit rows.
 */
export interface OpenCallContext<C extends CallSpec> {
  input: ParsedInputOf<C>;
  caller: C['access'] extends 'public' ? null : Caller;
  request: RequestInfo;
  config: Config;
  fail: Fail<C>;
  inTenant: <T>(orgId: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  withoutTenant: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  writeAudit: (tx: Tx, entry: AuditNote & { actor: string; sessionId: string | null }) => Promise<void>;
  /** For what can be tried again and again: at most one row a minute for the same actor, object and outcome. */
  auditRefusal: (tx: Tx, refusal: Refusal) => Promise<void>;
  cookie: (name: string) => string | null;
  setCookie: (cookie: string) => void;
}

/**
 * What happens before the transaction: whatever takes a processor or another engine for a while, while no connection to
 * the database is held. It may happen again for a repeat of the same action, and in vain for one that fails.
 */
export interface PrepareContext<C extends CallSpec> extends Pick<
  CallContext<C>,
  'input' | 'caller' | 'request' | 'config' | 'store' | 'fail'
> {
  /** Only reads, each statement by itself: what was read may be different once the transaction has begun. */
  reads: Tx;
}

export type Implementation =
  | {
      kind: 'inTransaction';
      call: CallSpec;
      options: CallOptions;
      prepare?: (context: PrepareContext<CallSpec>) => Promise<unknown>;
      discard?: (store: ObjectStore, prepared: unknown) => Promise<void>;
      handler: (context: CallContext<CallSpec>, prepared: unknown) => Promise<unknown>;
    }
  | { kind: 'open'; call: CallSpec; handler: (context: OpenCallContext<CallSpec>) => Promise<unknown> };

/** Binds a contract call to its code. A wrong output or an unlisted failure does not compile. */
export function implement<C extends CallSpec>(
  call: C,
  handler: (context: CallContext<C>) => Promise<OutputOf<C>>,
  options: CallOptions = {},
): Implementation {
  if (options.reads === true && call.mutates === true) throw new Error(`${call.path} does not only read`);
  // The dispatcher builds the context from the same contract, so the narrower type holds at run time.
  return { kind: 'inTransaction', call, options, handler };
}

/**
 * As `implement`, for a call that has something to do before its transaction. `discard` puts away what was prepared in
 * vain; whoever is killed before that leaves it to a sweep.
 */
export function implementPrepared<C extends CallSpec, P>(
  call: C,
  prepare: (context: PrepareContext<C>) => Promise<P>,
  handler: (context: CallContext<C>, prepared: P) => Promise<OutputOf<C>>,
  {
    discard,
    ...options
  }: CallOptions & { discard?: (store: ObjectStore, prepared: P) => Promise<void> } = {},
): Implementation {
  return {
    kind: 'inTransaction',
    call,
    options,
    prepare,
    ...(discard && { discard: (store, prepared) => discard(store, prepared as P) }),
    handler: (context, prepared) => handler(context, prepared as P),
  };
}

export function implementOpen<C extends CallSpec & { mutates?: never }>(
  call: C,
  handler: (context: OpenCallContext<C>) => Promise<OutputOf<C>>,
): Implementation {
  return { kind: 'open', call, handler };
}
