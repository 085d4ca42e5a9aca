import type { Feature } from '../../platform/feature.ts';
import { get } from './calls/get.ts';

export const appConfigFeature: Feature = {
  name: 'app-config',
  calls: [get],
};
