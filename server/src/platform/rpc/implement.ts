import type { ItemResults } from '@archway/contract/core/items';
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
  /** The transaction of the whole call. It is committed when the handler returns. */
  tx: Tx;
  request: RequestInfo;
  config: Config;
  /** Only for signing URLs. Requests to the object store belong before the transaction, into `implementPrepared`. */
  store: ObjectStore;
  /** Ends the call with one of the failures of its contract and rolls the transaction back. */
  fail: Fail<C>;
  /** Ends the call with a failure but commits what was written, for example the count of failed attempts. */
  failKeeping: Fail<C>;
  /**
   * Adds the object and further details to the audit row of the call. A call that does not mutate may pass null to
   * write no row.
   */
  audit: C extends { mutates: true } ? (note: AuditNote) => void : (note: AuditNote | null) => void;
  /**
   * Writes a note about what was read, in a statement of its own: the answer neither waits for it nor fails with it, and
   * a crash may lose it.
   */
  afterAnswer: (what: string, work: (tx: Tx) => Promise<void>) => void;
  /** Switches the transaction to the site's own rows (agreements, configuration) while `work` runs. */
  inSite: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}

export interface AuditNote {
  object: string;
  detail?: Record<string, string | number | boolean | null>;
}

/** A refused attempt for the audit: by whom, if known, on which account, and why. */
export interface Refusal {
  actor: string | null;
  sessionId: string | null;
  object: string | null;
  outcome: string;
}

export interface CallOptions {
  /** A public call has no organization; `site` runs it as the tenant of the site itself. */
  tenant?: 'site';
  /** The call only reads and needs no consistent snapshot: statements run without a transaction, and writes fail. */
  reads?: true;
}

/**
 * For the few calls that learn their tenant while they run, or verify a password: sign-in, one-time links, identity.
 * They open their own transactions, so that no connection is held while a password is hashed, and write their own audit
 * rows.
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
  /** Writes at most one audit row a minute for the same actor, object and outcome, because attempts can be repeated. */
  auditRefusal: (tx: Tx, refusal: Refusal) => Promise<void>;
  cookie: (name: string) => string | null;
  setCookie: (cookie: string) => void;
}

/**
 * For work before the transaction that takes CPU time or asks another service, while no database connection is held. It
 * runs again when the action is repeated, and its result is discarded when the call fails.
 */
export interface PrepareContext<C extends CallSpec> extends Pick<
  CallContext<C>,
  'input' | 'caller' | 'request' | 'config' | 'store' | 'fail'
> {
  /** Reads without a transaction. Check again inside the transaction: the rows may have changed by then. */
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
  | { kind: 'open'; call: CallSpec; handler: (context: OpenCallContext<CallSpec>) => Promise<unknown> }
  | {
      kind: 'each';
      call: CallSpec;
      /** How one item is done alone. */
      one: Extract<Implementation, { kind: 'inTransaction' }>;
      itemsOf: (input: unknown) => readonly EachItem[];
    };

/** One of the things a call is about, as the call about it alone is asked. */
export interface EachItem {
  id: string;
  input: unknown;
}

/**
 * Binds a call of the contract to its handler. A wrong output or a failure the contract doesn't list fails to compile.
 */
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
 * Like `implement`, with work before the transaction. `discard` cleans up when the call fails; if the process is killed
 * first, a sweep does.
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

/**
 * Does the same with many, each as the call for one does it: in a transaction of its own, answered by itself. What has
 * been done before a crash stays done, and a repeat of the gesture finishes what is left.
 */
export function implementEach<C extends CallSpec & { mutates: true; output: typeof ItemResults }>(
  call: C,
  one: Implementation,
  itemsOf: (input: ParsedInputOf<C>) => readonly EachItem[],
): Implementation {
  if (one.kind !== 'inTransaction') throw new Error(`${call.path} is not made of a call about one`);
  if (whoOf(one.call) !== whoOf(call))
    throw new Error(`${call.path} is not for those who may do it with one`);
  return { kind: 'each', call, one, itemsOf: (input) => itemsOf(input as ParsedInputOf<C>) };
}

/** Whom a call is for. */
const whoOf = ({
  access,
  organizationTypes,
  feature,
  needsIdentity,
  needsCompleteOrganization,
}: CallSpec): string =>
  JSON.stringify([access, organizationTypes, feature, needsIdentity, needsCompleteOrganization]);

export function implementOpen<C extends CallSpec & { mutates?: never }>(
  call: C,
  handler: (context: OpenCallContext<C>) => Promise<OutputOf<C>>,
): Implementation {
  return { kind: 'open', call, handler };
}
