import { addCaseFiles, getCase, listCases } from '@archway/contract/case/calls';
import { finishUpload, startUpload } from '@archway/contract/file/calls';
import { UploadPlace } from '@archway/contract/file/model';
import type { CastFile, Sender } from './send-case-files.ts';

export type Extra = CastFile & { kind: 'photo' | 'voice' };

/** Sends what a case has besides its scans, the way a page does. What it has of a kind is left as it is. */
export async function sendCaseExtras(
  sender: Sender,
  caseName: string,
  extras: readonly Extra[],
): Promise<void> {
  const { list } = await sender.call(listCases, { keyword: caseName });
  const found = list.find(({ name }) => name === caseName);
  if (found === undefined) return;
  const { files } = await sender.call(getCase, { caseId: found.caseId });
  for (const extra of extras.filter(({ kind }) => !files.some((file) => file.kind === kind))) {
    const fileId = await sendSmall(sender, extra);
    await sender.call(addCaseFiles, { caseId: found.caseId, fileIds: [fileId] });
  }
}

async function sendSmall({ call, put }: Sender, { kind, name, bytes }: Extra): Promise<string> {
  const begun = await call(startUpload, { kind, name, size: bytes.length });
  const { fileId, url, headers } = UploadPlace.parse(begun);
  await put(url, bytes, headers);
  await call(finishUpload, { fileId });
  return fileId;
}
