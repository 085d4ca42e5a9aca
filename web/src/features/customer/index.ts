import type { Feature } from '../../platform/feature.ts';

export const customer: Feature = {
  name: 'customer',
  routes: [
    {
      paths: ['/customers'],
      access: 'menu',
      entry: 'customList',
      texts: ['customer', 'likes', 'order', 'partner', 'treatments'],
      screen: async () => (await import('./screens/customers.tsx')).Customers,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
