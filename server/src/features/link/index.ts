import type { Feature } from '../../platform/feature.ts';

/** One-time links, which other features make and accept by `public.ts`. */
export const linkFeature: Feature = {
  name: 'link',
  sweeps: [
    {
      what: 'one-time link',
      table: 'one_time_link',
      overSince: 'coalesce(used_at, expires_at)',
      keep: '30 days',
    },
  ],
};
