import { cancelUpload as call } from '@archway/contract/file/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { giveBackRoom } from '../give-back-room.ts';
import { lockFile, markCanceled } from '../file.repository.ts';

export const cancelUpload = implement(call, async ({ input: { fileId }, caller, tx, store, fail, audit }) => {
  const file = (await lockFile(tx, caller, fileId)) ?? fail('notFound');
  if (file.tag !== 'uploading') return fail('conflict');
  // The store first: others of the organization wait for whoever holds its room.
  if (file.upload_id !== null) await store.abortUpload(file.upload_key, file.upload_id);
  await markCanceled(tx, file);
  await giveBackRoom(tx, caller.orgId, [file]);
  audit({ object: fileId });
  return {};
});
