import { startRegistration as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { newTicket, ticketHash } from '../ticket.ts';
import { insertTicket } from '../ticket.repository.ts';

export const startRegistration = implement(
  call,
  async ({ tx }) => {
    const ticket = newTicket();
    await insertTicket(tx, ticketHash(ticket));
    return { ticket };
  },
  { tenant: 'site' },
);
