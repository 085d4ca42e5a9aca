import type { Feature } from '../../platform/feature.ts';

export const agreement: Feature = {
  name: 'agreement',
  routes: [
    {
      paths: ['/agreements/:type'],
      access: 'public',
      texts: ['agreement', 'session'],
      screen: async () => (await import('./screens/agreement-page.tsx')).AgreementPage,
    },
  ],
};
