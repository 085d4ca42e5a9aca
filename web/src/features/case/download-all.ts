import { downloadCaseFile } from '@archway/contract/case/calls';
import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import { send } from '../../platform/call/call.ts';
import { saveFile } from '../../platform/page/save-file.ts';

/** What can be handed over: what came out of an archive comes with the archive. */
export const downloadable = (files: readonly CaseFile[]): CaseFile[] => {
  const here = new Set(files.map(({ fileId }) => fileId));
  return files.filter(
    ({ canDownload, fromArchive }) => canDownload && (fromArchive === null || !here.has(fromArchive)),
  );
};

/**
 * Puts all files of a case into one archive, as they come from the store: the browser keeps large ones on its disk. Each
 * is asked for when its turn comes, since an address is good for five minutes.
 */
export async function downloadAll(
  { caseId, caseCode, files }: Pick<CaseDetail, 'caseId' | 'caseCode' | 'files'>,
  onFile: (n: number) => void,
): Promise<void> {
  const { makeZip } = await import('client-zip');
  const nameOf = uniqueNames();
  async function* parts() {
    for (const [which, file] of downloadable(files).entries()) {
      onFile(which + 1);
      const { url } = await send(downloadCaseFile, { caseId, fileId: file.fileId });
      const reply = await fetch(url, { referrerPolicy: 'no-referrer', cache: 'no-store' });
      if (!reply.ok || reply.body === null) throw new Error(`the store answered ${reply.status}`);
      yield { name: nameOf(file.name), input: reply.body, lastModified: new Date(file.createdAt) };
    }
  }
  saveFile(await new Response(makeZip(parts())).blob(), `${caseCode}.zip`);
}

/** Two files of a case may have one name; in an archive the second would hide the first. */
function uniqueNames(): (name: string) => string {
  const taken = new Map<string, number>();
  return (name) => {
    const times = taken.get(name) ?? 0;
    taken.set(name, times + 1);
    if (times === 0) return name;
    const dot = name.lastIndexOf('.');
    const end = dot < 0 ? name.length : dot;
    return `${name.slice(0, end)} (${times + 1})${name.slice(end)}`;
  };
}
