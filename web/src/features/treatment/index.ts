import type { Feature } from '../../platform/feature.ts';

export const treatment: Feature = {
  name: 'treatment',
  routes: [
    {
      paths: ['/case-management/prescription/:id'],
      access: 'token',
      cached: false,
      folded: true,
      entry: 'caseManagement',
      texts: ['case', 'draft', 'order', 'template', 'treatments'],
      screen: async () => (await import('./screens/prescription.tsx')).PrescriptionPage,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
