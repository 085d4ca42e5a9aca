import type { Feature } from '../../platform/feature.ts';

export const patient: Feature = {
  name: 'patient',
  live: async () => (await import('./live.ts')).live,
};
