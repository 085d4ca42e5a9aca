import type { Feature } from '../../platform/feature.ts';

export const template: Feature = {
  name: 'template',
  routes: [
    {
      paths: ['/case-management/templates'],
      access: 'menu',
      entry: 'templates',
      texts: ['template', 'treatments'],
      screen: async () => (await import('./screens/template-list.tsx')).TemplateList,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
