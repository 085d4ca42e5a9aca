import { NOTICE_EVENTS } from '@archway/rules/notice-events';
import { z } from 'zod';
import { MessageReceivingType } from '../account/model.ts';

export const NoticeEvent = z.enum(NOTICE_EVENTS).meta({ id: 'NoticeEvent' });

const channels = { stationLetter: z.boolean(), email: z.boolean(), sms: z.boolean() };

/** What reaches a user, and how: every event of the user's side, with what holds for it now. */
export const ReceiveConfig = z
  .object({
    /** The channel of events that are not set singly; mail is set beside it. */
    messageReceivingType: MessageReceivingType,
    events: z.array(z.object({ event: NoticeEvent, ...channels })),
  })
  .meta({ id: 'ReceiveConfig' });
export type ReceiveConfig = z.output<typeof ReceiveConfig>;

/** By event and channel; what is left out stays as it is. */
export const NoticeChanges = z.partialRecord(NoticeEvent, z.strictObject(channels).partial());
export type NoticeChanges = z.output<typeof NoticeChanges>;
