import { finishRegistrationUpload as call } from '@archway/contract/file/calls';
import { implementPrepared } from '../../../platform/rpc/implement.ts';
import { hasArrived, finishUpload } from '../../upload/public.ts';
import { presentFile, findFile, lockFile } from '../../file/public.ts';
import { ownerByTicket } from '../ticket.ts';

export const finishRegistrationUpload = implementPrepared(
  call,
  async ({ input: { ticket, fileId }, reads, store }) =>
    hasArrived(store, await findFile(reads, ownerByTicket(ticket), fileId)),
  async ({ input: { ticket, fileId }, ...context }, arrived) => {
    const file = (await lockFile(context.tx, ownerByTicket(ticket), fileId)) ?? context.fail('notFound');
    return presentFile(await finishUpload({ ...context, hasArrived: arrived }, file), context.store);
  },
  { tenant: 'site' },
);
