import type { Tx } from '../../platform/rpc/implement.ts';
import { claimFile, type Wanted } from '../file/public.ts';
import { lockTicket } from './ticket.repository.ts';
import { ownerByTicket, ticketHash } from './ticket.ts';

type Fail = (why: 'linkExpire' | 'notFound' | 'resourceIsBeingPrepared' | 'processingFailed') => never;

/** Files of somebody who registers, which may be taken into use: they go by their ticket, which must still hold. */
export async function claimByTicket(
  tx: Tx,
  ticket: string,
  wanted: readonly Wanted[],
  fail: Fail,
): Promise<void> {
  if (wanted.length === 0) return;
  if (!(await lockTicket(tx, ticketHash(ticket)))) fail('linkExpire');
  for (const file of wanted) await claimFile(tx, ownerByTicket(ticket), file, fail);
}
