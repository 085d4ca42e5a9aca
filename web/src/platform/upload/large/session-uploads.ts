import { useSyncExternalStore } from 'react';
import { heldSession, onSession } from '../../session/session.ts';
import { UploadQueue } from './upload-queue.ts';
import { isUnderWay, type UploadShown } from './upload-shown.ts';
import { UPLOAD_TOOLS } from './upload-tools.ts';

/** The uploads of whoever is signed in. They belong to no screen: moving about in the portal does not stop them. */
export const uploads = new UploadQueue(UPLOAD_TOOLS);

let owner = heldSession()?.id;
onSession(() => {
  const now = heldSession()?.id;
  if (now !== owner) uploads.clear();
  owner = now;
});

window.addEventListener('beforeunload', (event) => {
  if (uploads.read().some(isUnderWay)) event.preventDefault();
});

export function useUploads(): readonly UploadShown[] {
  return useSyncExternalStore(uploads.subscribe, uploads.read);
}
