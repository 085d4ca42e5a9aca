import { finishUpload, startUpload } from '@archway/contract/file/calls';
import { UploadPlace } from '@archway/contract/file/model';
import sharp from 'sharp';
import { processFile } from '../features/file/jobs/process.ts';
import type { CleanedKind } from '../features/file/kinds.ts';
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
  kind: CleanedKind;
  name?: string;
  bytes?: Buffer;
}

/** Where a small file goes, as `file/startUpload` says. */
export const placeOf = (data: unknown): UploadPlace => UploadPlace.parse(data);

/** Sends a file as a browser does and tells that it was sent; answers with its id. */
export async function sendFile(
  site: TestSite,
  accessToken: string,
  { kind, name = 'picture.png', bytes }: Sending,
): Promise<string> {
  const body = bytes ?? (await somePicture());
  const { data } = await site.call(startUpload, { kind, name, size: body.length }, { accessToken });
  const { url, headers } = placeOf(data);
  const { status } = await fetchFile(url, { method: 'PUT', headers, body });
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
