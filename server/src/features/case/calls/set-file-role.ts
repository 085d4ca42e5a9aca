import { setCaseFileRole as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { readFiles } from '../../file/public.ts';
import { findRole, saveRole } from '../case-file.repository.ts';
import { keepHistory } from '../case-history.repository.ts';
import { presentDetail } from '../case-detail.present.ts';
import { lockCase } from '../case.repository.ts';
import { refreshCase } from '../refresh-case.ts';

/** A voice or a document is no jaw, whatever anybody says. */
const SHOWS_SOMETHING: ReadonlySet<string> = new Set(['scan', 'photo']);

export const setFileRole = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, fileId, role } = input;
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  const [file] = await readFiles(tx, caller.orgId, [fileId]);
  if (file === undefined || !SHOWS_SOMETHING.has(file.kind)) return fail('notFound');
  const before = await findRole(tx, caller.orgId, { caseId, fileId });
  if (!(await saveRole(tx, caller.orgId, { caseId, fileId, role }))) return fail('notFound');
  const changed = await refreshCase(tx, caller.orgId, row);
  if (before !== role)
    await keepHistory(tx, caller.orgId, {
      caseId,
      kind: 'roleSet',
      doneBy: caller.userCode,
      files: [file.name],
      changes: [{ field: 'role', before: before ?? '', after: role }],
    });
  audit({ object: caseId, detail: { file: fileId, role } });
  return presentDetail({ tx, store, caller }, changed);
});
