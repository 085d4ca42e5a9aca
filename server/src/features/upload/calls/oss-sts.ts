import { ossSts as call } from '@archway/contract/file/calls';
import { implementPrepared } from '../../../platform/rpc/implement.ts';
import { noteCredentials } from '../../file/public.ts';
import { maySaveCases } from '../may-save-cases.ts';
import { getOwnParts } from '../own-parts.ts';

export const ossSts = implementPrepared(
  call,
  async ({ input: { fileId }, caller, reads: tx, store, fail }) => {
    if (!maySaveCases(caller)) return fail('noPerm');
    const { upload_key } = await getOwnParts({ tx, fail }, caller, fileId);
    return store.uploadCredentials(upload_key);
  },
  async ({ input: { fileId }, caller, tx, config, fail, audit }, credentials) => {
    if (!(await noteCredentials(tx, caller, fileId))) return fail('conflict');
    audit({ object: fileId });
    return { ...credentials, endpoint: config.FILES_ORIGIN, region: config.S3_REGION };
  },
);
