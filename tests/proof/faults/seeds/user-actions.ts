import { randomUUID } from 'node:crypto';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { freshAddress } from '../../../harness/addresses.ts';
import { openClient, type Answer } from '../../../harness/client.ts';
import type { Journal } from '../../../harness/journal.ts';

/** One user action and its outcome. */
export interface Entry {
  call: string;
  mutates: boolean;
  orgId: string;
  actor: string;
  key: string;
  /** Unique to this action, so that its rows can be found by it. */
  address: string;
  input: Record<string, unknown>;
  code: number;
  tries: number;
  /** Of sign-ins and refreshes: the session and token generation in the answer. */
  session?: { id: string; generation: number };
  /** Of actions on orders: the order as it was answered. */
  order?: { id: string; version: number; status: string };
}

export interface Actor {
  orgId: string;
  userCode: string;
}

export type Perform = <C extends CallSpec>(
  call: C,
  input: InputOf<C>,
  actor: Actor,
  headers?: Record<string, string>,
) => Promise<Answer<OutputOf<C>>>;

/** Performs user actions as a page does, with retries under one idempotency key, and journals the answers. */
export function performer(
  origin: string,
  targets: readonly string[],
  journal: Journal<Entry>,
  onLost: (what: string) => void,
): Perform {
  const client = openClient({ origin, targets });
  return async (call, input, { orgId, userCode }, headers = {}) => {
    const action = { key: randomUUID(), address: freshAddress(), headers, patience: 30_000 };
    try {
      const answer = await client.call(call, input, action);
      journal.write({
        call: call.path,
        mutates: call.mutates === true,
        orgId,
        actor: userCode,
        key: action.key,
        address: action.address,
        input: input as Record<string, unknown>,
        code: answer.code,
        tries: answer.tries,
        ...sessionIn(answer.data),
        ...orderIn(answer.data),
      });
      return answer;
    } catch (error) {
      onLost(`${call.path}: ${String(error)}`);
      throw error;
    }
  };
}

/** The first bytes of a token are the id of its session. */
function sessionIn(data: unknown): Pick<Entry, 'session'> {
  const token = (data as { accessToken?: unknown } | null)?.accessToken;
  if (typeof token !== 'string') return {};
  const bytes = Buffer.from(token, 'base64url');
  const id = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { session: { id, generation: bytes.readUInt32BE(16) } };
}

function orderIn(data: unknown): Pick<Entry, 'order'> {
  const { orderId: id, version, status } = (data ?? {}) as Record<string, unknown>;
  const isOrder = typeof id === 'string' && typeof version === 'number' && typeof status === 'string';
  return isOrder ? { order: { id, version, status } } : {};
}
