import { startUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { beginUpload } from '../begin-upload.ts';

export const startUpload = implement(call, async ({ input, caller, audit, ...context }) => {
  const place = await beginUpload(context, caller, input);
  audit({ object: place.fileId, detail: { kind: input.kind, size: input.size } });
  return place;
});
