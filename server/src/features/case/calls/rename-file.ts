import { renameCaseFile as call } from '@archway/contract/case/calls';
import { renamed } from '@archway/rules/uploads';
import { implement } from '../../../platform/rpc/implement.ts';
import { plainName, readFiles, saveFileName } from '../../file/public.ts';
import { presentDetail } from '../case-detail.present.ts';
import { listCaseFiles } from '../case-file.repository.ts';
import { keepHistory } from '../case-history.repository.ts';
import { lockCase } from '../case.repository.ts';
import { touchCase } from '../touch-case.ts';

export const renameFile = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { caseId, fileId } = input;
  const { orgId, userCode: doneBy } = caller;
  const row = (await lockCase(tx, caller, caseId)) ?? fail('notFound');
  const inCase = await listCaseFiles(tx, orgId, caseId);
  if (!inCase.some(({ file_id }) => file_id === fileId)) return fail('notFound');
  const [file] = await readFiles(tx, orgId, [fileId]);
  if (file === undefined) return fail('notFound');
  const wanted = plainName(input.name).trim();
  if (wanted === '') return fail('nameMissing', { data: { fields: ['name'] } });
  const name = renamed(file.name, wanted);
  audit({ object: caseId, detail: { file: fileId } });
  if (name === file.name) return presentDetail({ tx, store, caller }, row);
  await saveFileName(tx, orgId, fileId, name);
  const changes = [{ field: 'fileName' as const, before: file.name, after: name }];
  await keepHistory(tx, orgId, { caseId, kind: 'fileRenamed', doneBy, files: [name], changes });
  return presentDetail({ tx, store, caller }, await touchCase(tx, orgId, caseId));
});
