import type { OwnSpaceTab } from '../../platform/feature.ts';
import { FEATURES } from '../features.ts';

/** The tabs of all features, in the order they are shown. */
export const TABS: readonly OwnSpaceTab[] = FEATURES.flatMap(({ tabs = [] }) => tabs).toSorted(
  (a, b) => a.place - b.place,
);
