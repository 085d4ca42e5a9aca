import type { z } from 'zod';
import { caseLive } from './case/live.ts';
import { contactLive } from './contact/live.ts';
import { customerLive } from './customer/live.ts';
import { dentistLive } from './dentist/live.ts';
import { fileLive } from './file/live.ts';
import { implantKitLive } from './implant-kit/live.ts';
import { labSettingsLive } from './lab-settings/live.ts';
import { letterLive } from './letter/live.ts';
import { memberLive } from './member/live.ts';
import { monitorLive } from './monitor/live.ts';
import { organizationLive } from './organization/live.ts';
import { orderLive } from './order/live.ts';
import { partnerLive } from './partner/live.ts';
import { patientLive } from './patient/live.ts';
import { roleLive } from './role/live.ts';
import { scanLive } from './scan/live.ts';
import { sessionLive } from './session/live.ts';
import { templateLive } from './template/live.ts';
import { viewLive } from './view/live.ts';

/** Every message a server may push. Nothing else is sent, nothing else is expected. */
export const LIVE = {
  ...caseLive,
  ...contactLive,
  ...customerLive,
  ...dentistLive,
  ...fileLive,
  ...implantKitLive,
  ...labSettingsLive,
  ...letterLive,
  ...memberLive,
  ...monitorLive,
  ...organizationLive,
  ...orderLive,
  ...partnerLive,
  ...patientLive,
  ...roleLive,
  ...scanLive,
  ...sessionLive,
  ...templateLive,
  ...viewLive,
} as const;
export type LiveName = keyof typeof LIVE;
export type LivePayload<N extends LiveName> = z.output<(typeof LIVE)[N]['payload']>;
