import { Contact } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const contact: Feature = {
  name: 'contact',
  routes: [
    {
      paths: ['/contact-email-verify/:verifyCode'],
      access: 'public',
      texts: ['contact', 'session'],
      screen: async () => (await import('./screens/contact-email-verify.tsx')).ContactEmailVerify,
    },
  ],
  tabs: [
    {
      path: '/own-space/contacts',
      group: 'practice',
      place: 3,
      title: 'ownSpace.contacts',
      icon: Contact,
      anyOf: ['contact:record:read'],
      texts: ['contact'],
      screen: async () => (await import('./screens/contacts.tsx')).Contacts,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
