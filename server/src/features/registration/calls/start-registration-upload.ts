import { startRegistrationUpload as call } from '@archway/contract/file/calls';
import { MOST_REGISTRATION_FILES } from '@archway/rules/uploads';
import { implement } from '../../../platform/rpc/implement.ts';
import { beginUpload } from '../../upload/public.ts';
import { countFiles } from '../../file/public.ts';
import { ownerByTicket, ticketHash } from '../ticket.ts';
import { lockTicket } from '../ticket.repository.ts';

export const startRegistrationUpload = implement(
  call,
  async ({ input: { ticket, ...intent }, tx, store, fail }) => {
    const owner = ownerByTicket(ticket);
    if (!(await lockTicket(tx, ticketHash(ticket)))) return fail('linkExpire');
    // Used up by so many files, it is as good as expired.
    if ((await countFiles(tx, owner)) >= MOST_REGISTRATION_FILES) return fail('linkExpire');
    return beginUpload({ tx, store, fail }, owner, intent);
  },
  { tenant: 'site' },
);
