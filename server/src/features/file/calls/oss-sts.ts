import { ossSts as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { maySaveCases } from '../may-save-cases.ts';
import { uploadPrefix } from '../upload-prefix.ts';

export const ossSts = implement(
  call,
  async ({ caller, store, config, fail, audit }) => {
    if (!maySaveCases(caller)) return fail('noPerm');
    const prefix = uploadPrefix(caller);
    const credentials = await store.uploadCredentials(prefix);
    audit({ object: prefix });
    return { ...credentials, endpoint: config.FILES_ORIGIN, region: config.S3_REGION };
  },
  { reads: true },
);
