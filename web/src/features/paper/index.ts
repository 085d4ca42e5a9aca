import type { Feature } from '../../platform/feature.ts';

/** Prescriptions and labels on paper: a part of orders, and of what is prescribed before there is one. */
export const paper: Feature = {
  name: 'paper',
  live: async () => (await import('./live.ts')).live,
};
