import type { Feature } from '../../platform/feature.ts';
import { listFirstSteps } from './calls/list-first-steps.ts';

export const firstStepsFeature: Feature = { name: 'first-steps', calls: [listFirstSteps] };
