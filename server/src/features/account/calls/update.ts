import { update as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentCaller } from '../account.present.ts';
import { saveProfile, type ProfileChange } from '../account.repository.ts';

export const update = implement(call, async ({ input, caller, tx, store, audit }) => {
  const { displayName, messageReceivingType, theme, ...same } = input;
  const change = withoutAbsent({
    ...same,
    display_name: displayName,
    message_receiving_type: messageReceivingType,
    theme: theme === 'system' ? null : theme,
  }) as ProfileChange;
  await saveProfile(tx, caller, change);
  audit({ object: caller.userCode, detail: { fields: Object.keys(change).join(',') } });
  return presentCaller({ tx, store, caller });
});

function withoutAbsent(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
