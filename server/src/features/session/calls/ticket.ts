import { liveTicket } from '@archway/contract/session/calls';
import { issueTicket } from '../../../platform/live/tickets.ts';
import { implement } from '../../../platform/rpc/implement.ts';

export const ticket = implement(liveTicket, async ({ input, caller, tx }) => ({
  ticket: await issueTicket(tx, caller, input.channel),
}));
