import { appConfigFeature } from '../features/app-config/index.ts';
import { monitorFeature } from '../features/monitor/index.ts';
import type { Feature } from '../platform/feature.ts';
import { platformFeature } from './platform-feature.ts';

/** Every feature of the product, in no particular order. */
export const features: readonly Feature[] = [platformFeature, appConfigFeature, monitorFeature];
