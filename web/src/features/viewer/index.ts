import type { Feature } from '../../platform/feature.ts';

/** Shown by other features' screens. */
export const viewer: Feature = {
  name: 'viewer',
  live: async () => (await import('./live.ts')).live,
};
