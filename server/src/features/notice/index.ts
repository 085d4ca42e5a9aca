import type { Feature } from '../../platform/feature.ts';
import { getReceiveConfig } from './calls/get-receive-config.ts';
import { saveReceiveConfig } from './calls/save-receive-config.ts';

export const noticeFeature: Feature = {
  name: 'notice',
  calls: [getReceiveConfig, saveReceiveConfig],
};
