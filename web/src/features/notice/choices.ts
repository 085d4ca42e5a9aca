import type { NoticeChanges, ReceiveConfig } from '@archway/contract/notice/model';
import {
  defaultChoices,
  groupOf,
  NOTICE_CHANNELS,
  NOTICE_GROUPS,
  type NoticeChannel,
  type NoticeGroup,
} from '@archway/rules/notice-events';

export type NoticeRow = ReceiveConfig['events'][number];

export interface NoticeRows {
  group: NoticeGroup;
  rows: readonly NoticeRow[];
}

/** The events in their groups; a group that has none of this side's is left out. */
export function groupsOf({ events }: ReceiveConfig): NoticeRows[] {
  return NOTICE_GROUPS.map((group) => ({
    group,
    rows: events.filter(({ event }) => groupOf(event) === group),
  })).filter(({ rows }) => rows.length > 0);
}

/** How many of these come by the channel. */
export function shareOf(rows: readonly NoticeRow[], channel: NoticeChannel): 'none' | 'some' | 'all' {
  const count = rows.filter((row) => row[channel]).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** All of these by the channel, or none. */
export function changeOf(rows: readonly NoticeRow[], channel: NoticeChannel, isOn: boolean): NoticeChanges {
  return Object.fromEntries(rows.map(({ event }) => [event, { [channel]: isOn }]));
}

/** What is shown before the server has answered. */
export function withChanges(config: ReceiveConfig, changes: NoticeChanges): ReceiveConfig {
  return {
    ...config,
    events: config.events.map((row) => ({ ...row, ...definedOf(changes[row.event] ?? {}) })),
  };
}

const definedOf = (choices: Partial<Record<NoticeChannel, boolean | undefined>>) =>
  Object.fromEntries(Object.entries(choices).filter(([, wanted]) => wanted !== undefined));

export function withDefaults(config: ReceiveConfig): ReceiveConfig {
  return {
    ...config,
    events: config.events.map(({ event }) => ({
      event,
      ...defaultChoices(event, config.messageReceivingType),
    })),
  };
}

/** What would be lost by going back to the defaults: sent again, it undoes that. */
export function differencesOf(config: ReceiveConfig): NoticeChanges {
  const differences: NoticeChanges = {};
  for (const row of config.events) {
    const usual = defaultChoices(row.event, config.messageReceivingType);
    const other = NOTICE_CHANNELS.filter((channel) => row[channel] !== usual[channel]);
    if (other.length > 0)
      differences[row.event] = Object.fromEntries(other.map((channel) => [channel, row[channel]]));
  }
  return differences;
}
