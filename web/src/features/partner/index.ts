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
    {
      // Where mails lead to, on a phone too: what waits for an answer, as it is now.
      paths: ['/partner-list-from-email'],
      access: 'menu',
      entry: 'partner',
      noAccess: 'shell.administratorsOnly',
      cached: false,
      texts: ['partner'],
      screen: async () => (await import('./screens/partners.tsx')).PartnersToConfirm,
    },
    {
      paths: ['/no-more-invitations'],
      access: 'public',
      texts: ['partner', 'session'],
      screen: async () => (await import('./screens/no-more-invitations.tsx')).NoMoreInvitations,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
