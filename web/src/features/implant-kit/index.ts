import type { Feature } from '../../platform/feature.ts';

export const implantKit: Feature = {
  name: 'implant-kit',
  live: async () => (await import('./live.ts')).live,
};
