import { deleteTemplate as call } from '@archway/contract/template/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { templateChanged } from '../template.events.ts';
import { deleteTemplate, findOwnTemplate } from '../template.repository.ts';

export const remove = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const row = (await findOwnTemplate(tx, caller, input.templateId)) ?? fail('notFound');
  await deleteTemplate(tx, caller.orgId, row.id);
  await record(tx, templateChanged, {});
  audit({ object: row.id });
  return {};
});
