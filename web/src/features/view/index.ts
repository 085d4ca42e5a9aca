import type { Feature } from '../../platform/feature.ts';

export const view: Feature = {
  name: 'view',
  live: async () => (await import('./live.ts')).live,
};
