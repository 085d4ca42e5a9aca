import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import { findCaseOfFile } from '../case-file.repository.ts';
import { lockCase } from '../case.repository.ts';
import { tellCase } from '../tell-case.ts';

/** More is known of a scan: open pages of its case ask anew. Not a change of the case, for nobody did anything to it. */
export const tellOfScan = defineJob({
  name: 'case.tellOfScan',
  input: z.object({ fileId: z.uuid() }),
  async run({ input: { fileId }, orgId, inTenant }) {
    await inTenant(async (tx) => {
      const caseId = await findCaseOfFile(tx, orgId, fileId);
      if (caseId === undefined) return;
      const row = await lockCase(tx, { orgId, userCode: '', scope: 'organization' }, caseId);
      if (row !== undefined) await tellCase(tx, row);
    });
  },
});
