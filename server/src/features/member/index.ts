import type { Feature } from '../../platform/feature.ts';
import { disable } from './calls/disable.ts';
import { enable } from './calls/enable.ts';
import { getUserDetail } from './calls/get-user-detail.ts';
import { listByPage } from './calls/list-by-page.ts';
import { memberSubscriptions } from './member.subscriptions.ts';

export const memberFeature: Feature = {
  calls: [listByPage, getUserDetail, enable, disable],
  subscriptions: memberSubscriptions,
};
