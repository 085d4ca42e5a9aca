import { finishUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentFile } from '../file.present.ts';
import { lockFile } from '../file.repository.ts';
import { finishParts } from '../finish-parts.ts';
import { finishUpload as finish } from '../finish-upload.ts';
import { isParted } from '../kinds.ts';

export const finishUpload = implement(call, async ({ input, caller, audit, ...context }) => {
  const { fileId, sha256 } = input;
  const file = (await lockFile(context.tx, caller, fileId)) ?? context.fail('notFound');
  const finished = isParted(file.kind)
    ? await finishParts(context, file, sha256)
    : await finish(context, file);
  audit({ object: fileId });
  return presentFile(finished, context.store);
});
