import type { Feature } from '../../platform/feature.ts';
import { detail } from './calls/detail.ts';
import { save } from './calls/save.ts';

export const treatmentFeature: Feature = {
  name: 'treatment',
  calls: [detail, save],
};
