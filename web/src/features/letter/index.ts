import type { Feature } from '../../platform/feature.ts';

export const letter: Feature = {
  name: 'letter',
  live: async () => (await import('./live.ts')).live,
};
