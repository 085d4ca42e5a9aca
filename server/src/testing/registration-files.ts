import {
  finishRegistrationUpload,
  startRegistration,
  startRegistrationUpload,
} from '@archway/contract/file/calls';
import { processFile } from '../features/file/jobs/process.ts';
import { fetchFile } from './files-host.ts';
import { somePicture } from './files.ts';
import { runWaitingJobs } from './jobs.ts';
import { freshAddress } from './people.ts';
import type { TestSite } from './site.ts';

export async function takeTicket(site: TestSite): Promise<string> {
  return (await site.call(startRegistration, {}, { address: freshAddress() })).data.ticket;
}

/** Sends a file as somebody who registers does; checked unless told otherwise. */
export async function sendWithTicket(
  site: TestSite,
  ticket: string,
  {
    kind,
    bytes,
    isChecked = true,
  }: { kind: 'organization' | 'license'; bytes?: Buffer; isChecked?: boolean },
): Promise<string> {
  const body = bytes ?? (await somePicture());
  const address = freshAddress();
  const { data } = await site.call(
    startRegistrationUpload,
    { ticket, kind, name: 'sent.png', size: body.length },
    { address },
  );
  await fetchFile(data.url, { method: 'PUT', headers: data.headers, body });
  await site.call(finishRegistrationUpload, { ticket, fileId: data.fileId }, { address });
  if (isChecked) await runWaitingJobs(site, [processFile]);
  return data.fileId;
}
