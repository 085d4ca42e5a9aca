import { saveReceiveConfig as call } from '@archway/contract/notice/calls';
import { noticeEventsOf } from '@archway/rules/notice-events';
import { implement } from '../../../platform/rpc/implement.ts';
import {
  forgetAllChoices,
  forgetChoices,
  getReceivingType,
  listChoices,
  saveChoices,
} from '../notice.repository.ts';
import { presentConfig, splitChanges } from '../receive-config.ts';

export const saveReceiveConfig = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { toDefaults = false, changes = {} } = input;
  const own: readonly string[] = noticeEventsOf(caller.orgType);
  // Of what concerns the other side only, nobody here is ever told.
  if (Object.keys(changes).some((event) => !own.includes(event)))
    return fail('invalidInput', { data: { fields: ['changes'] } });
  const receivingType = await getReceivingType(tx, caller);
  const { kept, usual } = splitChanges(changes, receivingType);
  if (toDefaults) await forgetAllChoices(tx, caller);
  await forgetChoices(tx, caller, usual);
  await saveChoices(tx, caller, kept);
  audit({
    object: caller.userCode,
    detail: {
      ...(toDefaults ? { toDefaults } : {}),
      changed: [...kept, ...usual]
        .map(({ event, channel, wanted }) => `${wanted ? '+' : '-'}${event}.${channel}`)
        .join(' '),
    },
  });
  return presentConfig(caller.orgType, receivingType, await listChoices(tx, caller));
});
