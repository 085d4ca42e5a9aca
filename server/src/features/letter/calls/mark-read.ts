import { markRead as call } from '@archway/contract/letter/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { lettersChanged } from '../letter.events.ts';
import { countUnread, markLettersRead } from '../letter.repository.ts';

export const markAsRead = implement(call, async ({ input, caller, tx, audit }) => {
  const marked = await markLettersRead(tx, caller, input.letterIds);
  if (marked > 0) await record(tx, lettersChanged, { userCodes: [caller.userCode], isNew: false });
  audit({ object: caller.userCode, detail: { marked } });
  return { unread: await countUnread(tx, caller) };
});
