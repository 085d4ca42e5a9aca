import { uploadState as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentFile, findFile } from '../../file/public.ts';

export const uploadState = implement(
  call,
  async ({ input, caller, tx, store, fail, audit }) => {
    const file = await presentFile((await findFile(tx, caller, input.fileId)) ?? fail('notFound'), store);
    // Worth a row from when there is something to read.
    audit(file.url === null ? null : { object: file.fileId });
    return file;
  },
  { reads: true },
);
