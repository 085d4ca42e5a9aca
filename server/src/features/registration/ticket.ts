import { randomBytes } from 'node:crypto';
import { sha256 } from '../../platform/random-token.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import type { FileOwner } from '../file/public.ts';

export const newTicket = (): string => randomBytes(32).toString('base64url');

export const ticketHash = sha256;

export const ownerByTicket = (ticket: string): FileOwner => ({
  orgId: SITE_ORG_ID,
  ticketHash: ticketHash(ticket),
});
