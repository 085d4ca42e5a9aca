import { createHash } from 'node:crypto';
import { addCaseFiles, listCases } from '@archway/contract/case/calls';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { finishUpload, signParts, startUpload } from '@archway/contract/file/calls';
import { PartedUpload } from '@archway/contract/file/model';

export interface CastFile {
  name: string;
  bytes: Uint8Array;
}

/** How one of the cast reaches a site that runs: calls as that member, and bytes to where a call said. */
export interface Sender {
  call: <C extends CallSpec>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>;
  put: (url: string, bytes: Uint8Array, headers?: Readonly<Record<string, string>>) => Promise<void>;
}

/**
 * Sends scans for a case of the cast the way a page does, so that workers make of them what they make of anybody's. A case
 * that has files already is left as it is.
 */
export async function sendCaseFiles(
  sender: Sender,
  caseName: string,
  files: readonly CastFile[],
): Promise<void> {
  const { list } = await sender.call(listCases, { keyword: caseName });
  const found = list.find(({ name }) => name === caseName);
  if (found === undefined || found.files > 0) return;
  for (const file of files) {
    const fileId = await sendScan(sender, file);
    await sender.call(addCaseFiles, { caseId: found.caseId, fileIds: [fileId] });
  }
}

export async function sendScan({ call, put }: Sender, { name, bytes }: CastFile): Promise<string> {
  const begun = await call(startUpload, { kind: 'scan', name, size: bytes.length });
  const { fileId, partSize, parts } = PartedUpload.parse(begun);
  for (let partNumber = 1; partNumber <= parts; partNumber += 1) {
    const signed = await call(signParts, { fileId, partNumbers: [partNumber] });
    const part = bytes.subarray((partNumber - 1) * partSize, partNumber * partSize);
    for (const { url } of signed.parts) await put(url, part);
  }
  await call(finishUpload, { fileId, sha256: createHash('sha256').update(bytes).digest('hex') });
  return fileId;
}
