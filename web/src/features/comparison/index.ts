import type { Feature } from '../../platform/feature.ts';

export const comparison: Feature = {
  name: 'comparison',
  routes: [
    {
      paths: ['/case-management/compare'],
      access: 'token',
      cached: false,
      folded: true,
      entry: 'caseManagement',
      texts: ['case', 'comparison', 'patient', 'viewer'],
      screen: async () => {
        const { ComparePage } = await import('./screens/compare.tsx');
        const { loadEngineAhead } = await import('../viewer/public.ts');
        loadEngineAhead();
        return ComparePage;
      },
    },
  ],
};
