import { saveTemplate as call } from '@archway/contract/template/calls';
import { isTemplateAllowed, MOST_TEMPLATES } from '@archway/rules/treatment/template';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { isOffered } from '../../dentist/public.ts';
import { templateChanged } from '../template.events.ts';
import { presentTemplates } from '../template.present.ts';
import {
  countTemplatesAlone,
  findOwnTemplate,
  getTemplate,
  insertTemplate,
  updateTemplate,
} from '../template.repository.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { templateId, name, dentistId, isShared, work } = input;
  const { orgId } = caller;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  if (!isTemplateAllowed(work)) return fail('invalidInput', { data: { fields: ['work'] } });
  const before =
    templateId === undefined ? null : ((await findOwnTemplate(tx, caller, templateId)) ?? fail('notFound'));
  const isNewDentist = dentistId && dentistId !== before?.dentist_id;
  if (isNewDentist && !(await isOffered(tx, orgId, dentistId))) return fail('notFound');
  if (before === null && (await countTemplatesAlone(tx, orgId)) >= MOST_TEMPLATES)
    return fail('tooManyTemplates');
  const values = {
    name,
    is_shared: isShared,
    dentist_id: dentistId === undefined ? (before?.dentist_id ?? null) : dentistId || null,
    work: JSON.stringify(work),
  };
  const id = before === null ? await insertTemplate(tx, caller, values) : before.id;
  if (before !== null) await updateTemplate(tx, orgId, id, values);
  await record(tx, templateChanged, {});
  audit({ object: id, detail: { isNew: before === null, isShared } });
  const [saved] = await presentTemplates(tx, orgId, [await getTemplate(tx, caller, id)]);
  return saved ?? fail('notFound');
});
