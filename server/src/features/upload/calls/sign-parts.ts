import { signParts as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { getOwnParts } from '../own-parts.ts';
import { partBytes, partCount } from '../parts.ts';

export const signParts = implement(
  call,
  async ({ input: { fileId, partNumbers }, caller, store, ...context }) => {
    const { upload_key, upload_id, size } = await getOwnParts(context, caller, fileId);
    if (partNumbers.some((partNumber) => partNumber > partCount(size))) return context.fail('notFound');
    const sign = async (partNumber: number) => ({
      partNumber,
      url: await store.signPart(upload_key, upload_id, { partNumber, size: partBytes(size, partNumber) }),
    });
    return { parts: await Promise.all(partNumbers.map(sign)) };
  },
  { reads: true },
);
