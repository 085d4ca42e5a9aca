import type { Feature } from '../../platform/feature.ts';
import { usage } from './calls/usage.ts';

export const storageFeature: Feature = { name: 'storage', calls: [usage] };
