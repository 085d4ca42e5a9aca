import { finishUpload, startUpload } from '@archway/contract/file/calls';
import type { SmallUploadKind } from '@archway/rules/uploads';
import sharp from 'sharp';
import { processFile } from '../features/file/jobs/process.ts';
import { fetchFile } from './files-host.ts';
import { runWaitingJobs } from './jobs.ts';
import type { TestSite } from './site.ts';

/** A picture that differs from every other one. */
export function somePicture(width = 40, height = 30): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'teal', noise } })
    .png()
    .toBuffer();
}

export interface Sending {
  kind: SmallUploadKind;
  name?: string;
  bytes?: Buffer;
}

/** Sends a file as a browser does and tells that it was sent; answers with its id. */
export async function sendFile(
  site: TestSite,
  accessToken: string,
  { kind, name = 'picture.png', bytes }: Sending,
): Promise<string> {
  const body = bytes ?? (await somePicture());
  const { data } = await site.call(startUpload, { kind, name, size: body.length }, { accessToken });
  const { status } = await fetchFile(data.url, { method: 'PUT', headers: data.headers, body });
  if (status !== 200) throw new Error(`the store answered ${status}`);
  await site.call(finishUpload, { fileId: data.fileId }, { accessToken });
  return data.fileId;
}

/** As above, and has it checked. */
export async function makeFile(site: TestSite, accessToken: string, sending: Sending): Promise<string> {
  const fileId = await sendFile(site, accessToken, sending);
  await runWaitingJobs(site, [processFile]);
  return fileId;
}
