import { Bell } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const notice: Feature = {
  name: 'notice',
  tabs: [
    {
      path: '/own-space/receive-email',
      group: 'personal',
      place: 5,
      title: 'ownSpace.receiveEmail',
      icon: Bell,
      texts: ['notice', 'account'],
      screen: async () => (await import('./screens/receive-email.tsx')).ReceiveEmail,
    },
  ],
};
