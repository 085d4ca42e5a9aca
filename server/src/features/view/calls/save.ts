import { saveView as call } from '@archway/contract/view/calls';
import { VIEW_SETTINGS } from '@archway/contract/view/model';
import { MOST_VIEWS } from '@archway/rules/views';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { viewChanged } from '../view.events.ts';
import { presentViews } from '../view.present.ts';
import { countViewsAlone, insertView, updateView } from '../view.repository.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { viewId, list, name, isShared, settings } = input;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  if (viewId === undefined && (await countViewsAlone(tx, caller)) >= MOST_VIEWS) return fail('tooManyViews');
  if (!VIEW_SETTINGS[list].safeParse(settings).success)
    return fail('invalidInput', { data: { fields: ['settings'] } });
  const values = { list, name, is_shared: isShared, settings };
  const row =
    viewId === undefined
      ? await insertView(tx, caller, values)
      : ((await updateView(tx, caller, viewId, values)) ?? fail('notFound'));
  await record(tx, viewChanged, {});
  audit({ object: row.id, detail: { isNew: viewId === undefined } });
  const [view = fail('notFound')] = await presentViews(tx, caller, [row]);
  return view;
});
