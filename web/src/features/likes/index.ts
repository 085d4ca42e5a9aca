import type { Feature } from '../../platform/feature.ts';

/** How a clinic likes its work: a part of customers for the lab, and of every order for both sides. */
export const likes: Feature = {
  name: 'likes',
  live: async () => (await import('./live.ts')).live,
};
