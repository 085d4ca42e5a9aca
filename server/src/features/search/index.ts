import type { Feature } from '../../platform/feature.ts';
import { all } from './calls/all.ts';

export const searchFeature: Feature = { name: 'search', calls: [all] };
