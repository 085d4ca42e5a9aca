import type { Feature } from '../../platform/feature.ts';

export const help: Feature = {
  name: 'help',
  routes: [
    {
      paths: ['/help'],
      access: 'public',
      texts: ['help', 'session'],
      screen: async () => (await import('./screens/help-page.tsx')).HelpPage,
    },
  ],
};
