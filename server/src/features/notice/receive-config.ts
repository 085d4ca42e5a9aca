import type { NoticeChanges, ReceiveConfig } from '@archway/contract/notice/model';
import {
  defaultChoices,
  NOTICE_CHANNELS,
  noticeEventsOf,
  type MessageReceivingType,
  type NoticeEvent,
} from '@archway/rules/notice-events';
import type { Choice } from './notice.repository.ts';

/** What holds for each event of the organization's side: what was chosen, and the default for the rest. */
export function presentConfig(
  organizationType: number,
  messageReceivingType: MessageReceivingType,
  choices: readonly Choice[],
): ReceiveConfig {
  const events = noticeEventsOf(organizationType).map((event) => {
    const chosen = choices.filter((choice) => choice.event === event);
    return {
      event,
      ...defaultChoices(event, messageReceivingType),
      ...Object.fromEntries(chosen.map(({ channel, wanted }) => [channel, wanted])),
    };
  });
  return { messageReceivingType, events };
}

/** A change as single choices: those to be kept, and those that are the default again and need no row. */
export function splitChanges(
  changes: NoticeChanges,
  receivingType: MessageReceivingType,
): { kept: Choice[]; usual: Choice[] } {
  const kept: Choice[] = [];
  const usual: Choice[] = [];
  for (const event of Object.keys(changes) as NoticeEvent[])
    for (const channel of NOTICE_CHANNELS) {
      const wanted = changes[event]?.[channel];
      if (wanted === undefined) continue;
      const isUsual = defaultChoices(event, receivingType)[channel] === wanted;
      (isUsual ? usual : kept).push({ event, channel, wanted });
    }
  return { kept, usual };
}
