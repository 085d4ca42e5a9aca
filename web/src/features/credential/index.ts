import { MonitorSmartphone } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const credential: Feature = {
  name: 'credential',
  tabs: [
    {
      path: '/own-space/auth-management',
      group: 'personal',
      place: 3,
      title: 'ownSpace.authManagement',
      icon: MonitorSmartphone,
      texts: ['credential'],
      screen: async () => (await import('./screens/auth-management.tsx')).AuthManagement,
    },
  ],
  dialogs: [
    {
      isDue: ({ reviewPasskeys }) => reviewPasskeys,
      texts: ['credential'],
      screen: async () => (await import('./components/passkey-review.tsx')).PasskeyReview,
    },
  ],
};
