import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findCaseOfFile, listCaseFiles, putUnpacked } from '../case-file.repository.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';

/**
 * A file has come further, or will not come: puts it into the case of the archive it came out of, if it did, and has its case follow. The
 * case is locked before its files are read, so of two runs the later one sees all that the earlier one saw.
 */
export const followFile = defineJob({
  name: 'case.follow',
  input: z.object({ fileId: z.uuid() }),
  async run({ input: { fileId }, orgId, inTenant }) {
    await inTenant(async (tx) => {
      const caseId = await findCaseOfFile(tx, orgId, fileId);
      if (caseId === undefined) return;
      const row = await lockCase(tx, { orgId, userCode: '', scope: 'organization' }, caseId);
      if (row === undefined) return;
      await putUnpacked(tx, orgId, [fileId]);
      const { state } = await refreshCase(tx, orgId, row);
      if (state === 'scanCompleted' && row.state !== state) {
        const files = (await listCaseFiles(tx, orgId, caseId)).length;
        await keepHistory(tx, orgId, { caseId, kind: 'scanCompleted', doneBy: null, count: files });
      }
    });
  },
});
