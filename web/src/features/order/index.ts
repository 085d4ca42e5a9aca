import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Send } from 'lucide-react';
import type { Feature, RouteSpec } from '../../platform/feature.ts';
import type { CasesAction } from '../../platform/page/cases-action.tsx';

const detail: RouteSpec = {
  paths: ['/order-management/detail/:id'],
  access: 'token',
  cached: false,
  folded: true,
  entry: 'orders',
  texts: ['case', 'likes', 'order', 'treatments', 'viewer'],
  screen: async () => {
    const { OrderDetailPage } = await import('./screens/order-detail.tsx');
    const { loadEngineAhead } = await import('../viewer/public.ts');
    loadEngineAhead();
    return OrderDetailPage;
  },
};

const prepare: RouteSpec = {
  paths: ['/order-management/new'],
  access: 'token',
  cached: false,
  folded: true,
  entry: 'orders',
  texts: ['case', 'draft', 'order', 'treatments'],
  screen: async () => (await import('./screens/new-order.tsx')).NewOrderPage,
};

const sendToLab: CasesAction = {
  id: 'send',
  label: 'sendToLab.button',
  icon: Send,
  permission: 'order:record:save',
  organizationType: ORGANIZATION_TYPE.clinic,
  texts: ['order', 'treatments'],
  dialog: async () => (await import('./sending/send-cases.tsx')).SendCases,
};

export const order: Feature = {
  name: 'order',
  casesActions: [sendToLab],
  openWork: {
    texts: ['order'],
    part: async () => (await import('./people/open-work.tsx')).OpenOrders,
  },
  routes: [
    detail,
    prepare,
    {
      paths: ['/order-management'],
      access: 'menu',
      entry: 'orders',
      texts: ['order', 'treatments', 'view'],
      screen: async () => (await import('./screens/order-list.tsx')).OrderList,
      preloads: detail,
    },
  ],
  live: async () => (await import('./live.ts')).live,
};
