import { defaultChoices, type NoticeChannel, type NoticeEvent } from '@archway/rules/notice-events';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findChoice, getReceivingType, type Owner } from './notice.repository.ts';

/** Whether a user wants to be told of this event by this channel. Asked by whoever is about to tell. */
export async function wantsNotice(
  tx: Tx,
  owner: Owner,
  event: NoticeEvent,
  channel: NoticeChannel,
): Promise<boolean> {
  const chosen = await findChoice(tx, owner, { event, channel });
  return chosen ?? defaultChoices(event, await getReceivingType(tx, owner))[channel];
}
