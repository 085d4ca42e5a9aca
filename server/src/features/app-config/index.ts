import type { Feature } from '../../platform/feature.ts';
import { get } from './calls/get.ts';

export const appConfigFeature: Feature = { calls: [get] };
