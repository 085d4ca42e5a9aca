import type { Feature, RouteSpec } from '../../platform/feature.ts';

const detail: RouteSpec = {
  paths: ['/case-management/detail/:id'],
  access: 'token',
  cached: false,
  folded: true,
  entry: 'caseManagement',
  texts: ['case', 'draft', 'patient', 'treatments', 'viewer'],
  screen: async () => {
    const { CaseDetail } = await import('./screens/case-detail.tsx');
    const { loadEngineAhead } = await import('../viewer/public.ts');
    loadEngineAhead();
    return CaseDetail;
  },
};

const patient: RouteSpec = {
  paths: ['/case-management/patient/:id'],
  access: 'token',
  entry: 'caseManagement',
  texts: ['case', 'patient', 'treatments'],
  screen: async () => (await import('./screens/patient.tsx')).PatientPage,
  preloads: detail,
};

export const cases: Feature = {
  name: 'case',
  routes: [
    detail,
    patient,
    {
      paths: ['/case-management'],
      access: 'menu',
      entry: 'caseManagement',
      texts: ['case', 'draft', 'patient', 'treatments', 'view'],
      screen: async () => (await import('./screens/case-list.tsx')).CaseList,
      preloads: detail,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
