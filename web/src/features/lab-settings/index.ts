import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { CalendarCog } from 'lucide-react';
import type { Feature } from '../../platform/feature.ts';

export const labSettings: Feature = {
  name: 'lab-settings',
  tabs: [
    {
      path: '/own-space/organisation-info/clinics',
      group: 'practice',
      // Between the organization and its contacts.
      place: 2.5,
      title: 'ownSpace.workingWithClinics',
      icon: CalendarCog,
      organizationTypes: [ORGANIZATION_TYPE.lab],
      texts: ['lab-settings', 'partner', 'treatments'],
      screen: async () => (await import('./screens/lab-settings-page.tsx')).LabSettingsPage,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
