import type { Feature } from '../../platform/feature.ts';

export const member: Feature = {
  name: 'member',
  routes: [
    {
      paths: ['/join/:id'],
      access: 'public',
      texts: ['join', 'session'],
      screen: async () => (await import('./screens/join.tsx')).Join,
    },
    {
      paths: ['/account/users'],
      access: 'menu',
      entry: 'userManagement',
      texts: ['member', 'join', 'organization'],
      screen: async () => (await import('./screens/users.tsx')).Users,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
