import { Building2 } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const organization: Feature = {
  name: 'organization',
  tabs: [
    {
      path: '/own-space/organisation-info',
      group: 'practice',
      place: 2,
      title: 'ownSpace.organization',
      icon: Building2,
      texts: ['organization', 'upload'],
      screen: async () => (await import('./screens/organization-info.tsx')).OrganizationInfo,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
