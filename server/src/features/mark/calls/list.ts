import { listMarks as call } from '@archway/contract/mark/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { presentMarks } from '../mark.present.ts';
import { listMarks } from '../mark.repository.ts';

export const list = implement(
  call,
  async ({ input: { caseId }, caller, tx, fail }) => {
    if ((await findCase(tx, caller, caseId)) === undefined) return fail('notFound');
    const rows = await listMarks(tx, caller.orgId, caseId);
    return { marks: await presentMarks(tx, caller.orgId, rows) };
  },
  { reads: true },
);
