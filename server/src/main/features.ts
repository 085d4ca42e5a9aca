import { accountFeature } from '../features/account/index.ts';
import { appConfigFeature } from '../features/app-config/index.ts';
import { areaFeature } from '../features/area/index.ts';
import { caseFeature } from '../features/case/index.ts';
import { contactFeature } from '../features/contact/index.ts';
import { counterFeature } from '../features/counter/index.ts';
import { credentialFeature } from '../features/credential/index.ts';
import { customerFeature } from '../features/customer/index.ts';
import { dentistFeature } from '../features/dentist/index.ts';
import { draftFeature } from '../features/draft/index.ts';
import { fileFeature } from '../features/file/index.ts';
import { firstStepsFeature } from '../features/first-steps/index.ts';
import { implantKitFeature } from '../features/implant-kit/index.ts';
import { labSettingsFeature } from '../features/lab-settings/index.ts';
import { letterFeature } from '../features/letter/index.ts';
import { linkFeature } from '../features/link/index.ts';
import { markFeature } from '../features/mark/index.ts';
import { memberFeature } from '../features/member/index.ts';
import { menuFeature } from '../features/menu/index.ts';
import { monitorFeature } from '../features/monitor/index.ts';
import { noticeFeature } from '../features/notice/index.ts';
import { orderFeature } from '../features/order/index.ts';
import { partnerFeature } from '../features/partner/index.ts';
import { patientFeature } from '../features/patient/index.ts';
import { registrationFeature } from '../features/registration/index.ts';
import { roleFeature } from '../features/role/index.ts';
import { organizationFeature } from '../features/organization/index.ts';
import { scanFeature } from '../features/scan/index.ts';
import { searchFeature } from '../features/search/index.ts';
import { sessionFeature } from '../features/session/index.ts';
import { storageFeature } from '../features/storage/index.ts';
import { templateFeature } from '../features/template/index.ts';
import { treatmentFeature } from '../features/treatment/index.ts';
import { uploadFeature } from '../features/upload/index.ts';
import { viewFeature } from '../features/view/index.ts';
import type { Feature } from '../platform/feature.ts';
import { platformFeature } from './platform-feature.ts';

/** Every feature of the product, in no particular order. */
export const features: readonly Feature[] = [
  platformFeature,
  accountFeature,
  appConfigFeature,
  areaFeature,
  caseFeature,
  contactFeature,
  counterFeature,
  credentialFeature,
  customerFeature,
  dentistFeature,
  draftFeature,
  fileFeature,
  firstStepsFeature,
  implantKitFeature,
  labSettingsFeature,
  letterFeature,
  linkFeature,
  markFeature,
  memberFeature,
  menuFeature,
  monitorFeature,
  noticeFeature,
  orderFeature,
  partnerFeature,
  patientFeature,
  registrationFeature,
  roleFeature,
  organizationFeature,
  scanFeature,
  searchFeature,
  sessionFeature,
  storageFeature,
  templateFeature,
  treatmentFeature,
  uploadFeature,
  viewFeature,
];
