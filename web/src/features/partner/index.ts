import type { Feature } from '../../platform/feature.ts';

export const partner: Feature = {
  name: 'partner',
  routes: [
    {
      paths: ['/partner'],
      access: 'menu',
      entry: 'partner',
      noAccess: 'shell.administratorsOnly',
      texts: ['partner'],
      screen: async () => (await import('./screens/partners.tsx')).Partners,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
