import { startUpload as call } from '@archway/contract/file/calls';
import { implementPrepared } from '../../../platform/rpc/implement.ts';
import { reserve } from '../../storage/public.ts';
import { beginParts, startParts } from '../begin-parts.ts';
import { beginUpload } from '../begin-upload.ts';
import { isCaseKind, isParted, type CleanedKind } from '../../file/public.ts';
import { maySaveCases } from '../may-save-cases.ts';

export const startUpload = implementPrepared(
  call,
  async ({ input: { kind, ...intent }, caller, store, fail }) => {
    if (isCaseKind(kind) && !maySaveCases(caller)) return fail('noPerm');
    return isParted(kind) ? startParts({ store, fail }, caller, { kind, ...intent }) : null;
  },
  async ({ input, caller, audit, ...context }, begun) => {
    const { kind, ...intent } = input;
    const place =
      begun === null
        ? await beginUpload(context, caller, { kind: kind as CleanedKind, ...intent })
        : await beginParts(context.tx, caller, begun);
    // Last, since others of the organization who begin wait from here to our end.
    if (!(await reserve(context.tx, caller.orgId, input.size))) return context.fail('insufficientStorage');
    audit({ object: place.fileId, detail: { kind, size: input.size } });
    return place;
  },
  {
    discard: async (store, begun) => {
      if (begun !== null) await store.abortUpload(begun.uploadKey, begun.uploadId);
    },
  },
);
