import { account } from '../features/account/index.ts';
import { agreement } from '../features/agreement/index.ts';
import { cases } from '../features/case/index.ts';
import { comparison } from '../features/comparison/index.ts';
import { contact } from '../features/contact/index.ts';
import { credential } from '../features/credential/index.ts';
import { customer } from '../features/customer/index.ts';
import { dentist } from '../features/dentist/index.ts';
import { firstSteps } from '../features/first-steps/index.ts';
import { help } from '../features/help/index.ts';
import { implantKit } from '../features/implant-kit/index.ts';
import { labSettings } from '../features/lab-settings/index.ts';
import { letter } from '../features/letter/index.ts';
import { likes } from '../features/likes/index.ts';
import { member } from '../features/member/index.ts';
import { notice } from '../features/notice/index.ts';
import { order } from '../features/order/index.ts';
import { organization } from '../features/organization/index.ts';
import { paper } from '../features/paper/index.ts';
import { partner } from '../features/partner/index.ts';
import { patient } from '../features/patient/index.ts';
import { registration } from '../features/registration/index.ts';
import { role } from '../features/role/index.ts';
import { search } from '../features/search/index.ts';
import { session } from '../features/session/index.ts';
import { template } from '../features/template/index.ts';
import { treatment } from '../features/treatment/index.ts';
import { view } from '../features/view/index.ts';
import { viewer } from '../features/viewer/index.ts';
import type { Feature } from '../platform/feature.ts';

/** Every feature of the portal. A new one is a folder of `features/` and a line here. */
export const FEATURES: readonly Feature[] = [
  account,
  agreement,
  cases,
  comparison,
  contact,
  credential,
  customer,
  dentist,
  firstSteps,
  help,
  implantKit,
  labSettings,
  letter,
  likes,
  member,
  notice,
  order,
  organization,
  paper,
  partner,
  patient,
  registration,
  role,
  search,
  session,
  template,
  treatment,
  view,
  viewer,
];
