import { cancelUpload as call } from '@archway/contract/file/calls';
import { enqueueNow } from '../../../platform/jobs/enqueue.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { giveBackRoom, lockFile, markCanceled, abortUpload } from '../../file/public.ts';

export const cancelUpload = implement(call, async ({ input: { fileId }, caller, tx, fail, audit }) => {
  const file = (await lockFile(tx, caller, fileId)) ?? fail('notFound');
  if (file.tag !== 'uploading') return fail('conflict');
  await markCanceled(tx, file);
  await enqueueNow(tx, caller.orgId, abortUpload, [{ fileId }]);
  await giveBackRoom(tx, caller.orgId, [file]);
  audit({ object: fileId });
  return {};
});
