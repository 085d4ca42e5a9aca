import * as account from './account/calls.ts';
import * as appConfig from './app-config/calls.ts';
import * as area from './area/calls.ts';
import * as cases from './case/calls.ts';
import { caseMenu } from './case/menu.ts';
import * as contact from './contact/calls.ts';
import { contactMenu } from './contact/menu.ts';
import type { CallSpec } from './core/call.ts';
import * as credential from './credential/calls.ts';
import * as customer from './customer/calls.ts';
import { customerMenu } from './customer/menu.ts';
import * as dentist from './dentist/calls.ts';
import { dentistMenu } from './dentist/menu.ts';
import * as draft from './draft/calls.ts';
import * as file from './file/calls.ts';
import * as firstSteps from './first-steps/calls.ts';
import * as implantKit from './implant-kit/calls.ts';
import * as labSettings from './lab-settings/calls.ts';
import * as letter from './letter/calls.ts';
import * as mark from './mark/calls.ts';
import * as member from './member/calls.ts';
import { memberMenu } from './member/menu.ts';
import * as menu from './menu/calls.ts';
import { commonMenu } from './menu/menu.ts';
import type { MenuSpec } from './menu/menu-spec.ts';
import * as monitor from './monitor/calls.ts';
import * as notice from './notice/calls.ts';
import * as order from './order/calls.ts';
import * as orderBatches from './order/batches.ts';
import * as orderDates from './order/dates.ts';
import { getOpenWork, handOver, handOverPrepared } from './order/people.ts';
import { exportOrders } from './order/billing.ts';
import { getPrint, printCase, printOrders, saveTray } from './order/paper.ts';
import { batchSend, checkCases } from './order/sending.ts';
import { orderMenu } from './order/menu.ts';
import * as organization from './organization/calls.ts';
import { organizationMenu } from './organization/menu.ts';
import * as partner from './partner/calls.ts';
import * as partnerInvitation from './partner/invitation-calls.ts';
import { partnerMenu } from './partner/menu.ts';
import * as patient from './patient/calls.ts';
import * as role from './role/calls.ts';
import { roleMenu } from './role/menu.ts';
import * as search from './search/calls.ts';
import * as session from './session/calls.ts';
import * as storage from './storage/calls.ts';
import * as template from './template/calls.ts';
import * as treatment from './treatment/calls.ts';
import * as view from './view/calls.ts';

/** Every call of the API, grouped by feature. The router, the API document and the matrix are made from it. */
export const contract: Readonly<Record<string, Readonly<Record<string, CallSpec>>>> = {
  account,
  appConfig,
  area,
  cases,
  contact,
  credential,
  customer,
  dentist,
  draft,
  file,
  firstSteps,
  implantKit,
  labSettings,
  letter,
  mark,
  member,
  menu,
  monitor,
  notice,
  order: {
    ...order,
    ...orderBatches,
    ...orderDates,
    printOrders,
    printCase,
    getPrint,
    saveTray,
    exportOrders,
    batchSend,
    checkCases,
    getOpenWork,
    handOver,
    handOverPrepared,
  },
  organization,
  partner: { ...partner, ...partnerInvitation },
  patient,
  role,
  search,
  session,
  storage,
  template,
  treatment,
  view,
};

export const allCalls: readonly CallSpec[] = Object.values(contract).flatMap((feature) =>
  Object.values(feature),
);

/** Every screen and button of the menu. */
export const allMenus: readonly MenuSpec[] = [
  ...commonMenu,
  ...caseMenu,
  ...contactMenu,
  ...customerMenu,
  ...dentistMenu,
  ...memberMenu,
  ...orderMenu,
  ...organizationMenu,
  ...partnerMenu,
  ...roleMenu,
];
