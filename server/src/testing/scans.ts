import { createHash, randomBytes } from 'node:crypto';
import { finishUpload, signParts, startUpload } from '@archway/contract/file/calls';
import { PartedUpload } from '@archway/contract/file/model';
import type { PartedKind } from '../features/file/kinds.ts';
import { fetchFile } from './files-host.ts';
import type { TestSite } from './site.ts';

/** What `file/startUpload` says about a scan or an archive. */
export const partsOf = (data: unknown): PartedUpload => PartedUpload.parse(data);

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

export interface SendingScan {
  kind?: PartedKind;
  name?: string;
  bytes?: Buffer;
}

export interface BegunScan extends PartedUpload {
  bytes: Buffer;
  sha256: string;
}

/** Announces a scan, or an archive, and sends nothing yet. */
export async function beginScan(
  site: TestSite,
  accessToken: string,
  {
    kind = 'scan',
    name = kind === 'scan' ? 'upper.stl' : 'case.zip',
    bytes = randomBytes(1_000),
  }: SendingScan = {},
): Promise<BegunScan> {
  const { data } = await site.call(startUpload, { kind, name, size: bytes.length }, { accessToken });
  return { ...partsOf(data), bytes, sha256: sha256Of(bytes) };
}

/** Sends some of the parts as a browser does, or all. */
export async function sendParts(
  site: TestSite,
  accessToken: string,
  { fileId, bytes, partSize, parts }: BegunScan,
  partNumbers: readonly number[] = Array.from({ length: parts }, (_, i) => i + 1),
): Promise<void> {
  const { data } = await site.call(signParts, { fileId, partNumbers: [...partNumbers] }, { accessToken });
  for (const { partNumber, url } of data.parts) {
    const body = bytes.subarray((partNumber - 1) * partSize, partNumber * partSize);
    const { status } = await fetchFile(url, { method: 'PUT', body });
    if (status !== 200) throw new Error(`the store answered ${status}`);
  }
}

/** Sends a whole scan, or archive, and tells that it was sent; answers with its id. */
export async function sendScan(
  site: TestSite,
  accessToken: string,
  sending: SendingScan = {},
): Promise<string> {
  const scan = await beginScan(site, accessToken, sending);
  await sendParts(site, accessToken, scan);
  const { fileId, sha256 } = scan;
  const { code } = await site.call(finishUpload, { fileId, sha256 }, { accessToken });
  if (code !== 200) throw new Error(`finishing answered ${code}`);
  return fileId;
}
