import type { Feature } from '../../platform/feature.ts';

export const firstSteps: Feature = {
  name: 'first-steps',
  routes: [
    {
      paths: ['/first-steps'],
      access: 'token',
      entry: 'firstSteps',
      // Scans, dentists and invitations are added here by the same forms as on their own pages.
      texts: ['first-steps', 'case', 'dentist', 'join', 'member', 'organization', 'partner'],
      screen: async () => (await import('./screens/first-steps-page.tsx')).FirstStepsPage,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
