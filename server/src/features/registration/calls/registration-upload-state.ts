import { registrationUploadState as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentFile, findFile } from '../../file/public.ts';
import { ownerByTicket } from '../ticket.ts';

export const registrationUploadState = implement(
  call,
  async ({ input: { ticket, fileId }, tx, store, fail }) =>
    presentFile((await findFile(tx, ownerByTicket(ticket), fileId)) ?? fail('notFound'), store),
  { tenant: 'site', reads: true },
);
