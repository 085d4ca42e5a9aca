import { startUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { beginParts } from '../begin-parts.ts';
import { beginUpload } from '../begin-upload.ts';
import { isCaseKind, isParted } from '../kinds.ts';
import { maySaveCases } from '../may-save-cases.ts';

export const startUpload = implement(call, async ({ input, caller, audit, ...context }) => {
  const { kind, ...intent } = input;
  if (isCaseKind(kind) && !maySaveCases(caller)) return context.fail('noPerm');
  const place = isParted(kind)
    ? await beginParts(context, caller, { kind, ...intent })
    : await beginUpload(context, caller, { kind, ...intent });
  audit({ object: place.fileId, detail: { kind, size: input.size } });
  return place;
});
