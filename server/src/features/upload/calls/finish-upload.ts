import { finishUpload as call } from '@archway/contract/file/calls';
import { implementPrepared } from '../../../platform/rpc/implement.ts';
import { hasArrived } from '../arrived.ts';
import { presentFile, findFile, lockFile, isParted } from '../../file/public.ts';
import { finishParts } from '../finish-parts.ts';
import { finishUpload as finish } from '../finish-upload.ts';

export const finishUpload = implementPrepared(
  call,
  async ({ input: { fileId }, caller, reads, store }) =>
    hasArrived(store, await findFile(reads, caller, fileId)),
  async ({ input, caller, audit, ...context }, arrived) => {
    const { fileId, sha256 } = input;
    const file = (await lockFile(context.tx, caller, fileId)) ?? context.fail('notFound');
    const finished = isParted(file.kind)
      ? await finishParts({ ...context, hasArrived: arrived }, file, sha256)
      : await finish({ ...context, hasArrived: arrived }, file);
    audit({ object: fileId });
    return presentFile(finished, context.store);
  },
);
