import type { Feature } from '../../platform/feature.ts';

export const role: Feature = {
  name: 'role',
  routes: [
    {
      paths: ['/account/roles'],
      access: 'menu',
      entry: 'roleList',
      texts: ['role'],
      screen: async () => (await import('./screens/role-list.tsx')).RoleList,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
