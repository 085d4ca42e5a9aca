import { finishRegistrationUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentFile } from '../file.present.ts';
import { lockFile } from '../file.repository.ts';
import { finishUpload } from '../finish-upload.ts';
import { ownerByTicket } from '../ticket.ts';

export const finishRegistrationUpload = implement(
  call,
  async ({ input: { ticket, fileId }, ...context }) => {
    const file = await lockFile(context.tx, ownerByTicket(ticket), fileId);
    return presentFile(await finishUpload(context, file ?? context.fail('notFound')), context.store);
  },
  { tenant: 'site' },
);
