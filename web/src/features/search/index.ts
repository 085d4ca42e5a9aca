import type { Feature } from '../../platform/feature.ts';

export const search: Feature = {
  name: 'search',
  live: async () => (await import('./live.ts')).live,
};
