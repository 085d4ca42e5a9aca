import { finishRegistrationUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { finishUpload } from '../finish-upload.ts';
import { ownerByTicket } from '../ticket.ts';

export const finishRegistrationUpload = implement(
  call,
  async ({ input: { ticket, fileId }, ...context }) => finishUpload(context, ownerByTicket(ticket), fileId),
  { tenant: 'site' },
);
