import { downloadCaseFile as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { downloadAddress, readFiles } from '../../file/public.ts';
import { scansOf } from '../../scan/public.ts';
import { canDownload } from '../case-file.present.ts';
import { listCaseFiles } from '../case-file.repository.ts';
import { findCase } from '../case.repository.ts';

export const downloadFile = implement(
  call,
  async ({ input: { caseId, fileId }, caller, tx, store, fail, audit }) => {
    const { orgId } = caller;
    if ((await findCase(tx, caller, caseId)) === undefined) return fail('notFound');
    const inCase = await listCaseFiles(tx, orgId, caseId);
    if (!inCase.some(({ file_id }) => file_id === fileId)) return fail('notFound');
    const [file] = await readFiles(tx, orgId, [fileId]);
    const scan = (await scansOf(tx, orgId, [fileId])).get(fileId);
    if (file === undefined || !canDownload(file, scan)) return fail('notFound');
    audit({ object: fileId, detail: { case: caseId } });
    return { url: (await downloadAddress(file, store)) ?? fail('notFound') };
  },
  { reads: true },
);
