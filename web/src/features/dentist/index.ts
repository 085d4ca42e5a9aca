import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Stethoscope } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const dentist: Feature = {
  name: 'dentist',
  tabs: [
    {
      path: '/own-space/dentist-management',
      group: 'practice',
      place: 1,
      title: 'ownSpace.dentists',
      icon: Stethoscope,
      organizationTypes: [ORGANIZATION_TYPE.clinic],
      texts: ['dentist', 'upload'],
      screen: async () => (await import('./screens/dentists.tsx')).Dentists,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
