import { finishUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { finishUpload as finish } from '../finish-upload.ts';

export const finishUpload = implement(call, async ({ input: { fileId }, caller, audit, ...context }) => {
  const file = await finish(context, caller, fileId);
  audit({ object: fileId });
  return file;
});
