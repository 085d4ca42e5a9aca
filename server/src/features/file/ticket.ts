import { createHash, randomBytes } from 'node:crypto';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import type { FileOwner } from './file.repository.ts';

export const newTicket = (): string => randomBytes(32).toString('base64url');

export const ticketHash = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

export const ownerByTicket = (ticket: string): FileOwner => ({
  orgId: SITE_ORG_ID,
  ticketHash: ticketHash(ticket),
});
