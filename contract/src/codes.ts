import { accountFailures } from './account/failures.ts';
import { caseFailures } from './case/failures.ts';
import { contactFailures } from './contact/failures.ts';
import { coreFailures } from './core/failures.ts';
import { credentialFailures } from './credential/failures.ts';
import { customerFailures } from './customer/failures.ts';
import { dentistFailures } from './dentist/failures.ts';
import { fileFailures } from './file/failures.ts';
import { implantKitFailures } from './implant-kit/failures.ts';
import { labSettingsFailures } from './lab-settings/failures.ts';
import { markFailures } from './mark/failures.ts';
import { memberFailures } from './member/failures.ts';
import { orderFailures } from './order/failures.ts';
import { partnerFailures } from './partner/failures.ts';
import { patientFailures } from './patient/failures.ts';
import { roleFailures } from './role/failures.ts';
import { sessionFailures } from './session/failures.ts';
import { templateFailures } from './template/failures.ts';
import { treatmentFailures } from './treatment/failures.ts';
import { viewFailures } from './view/failures.ts';

/** The numbers that travel in the envelope's `code`, by name. Each stands in its feature's file; code speaks of names. */
export const CODES = {
  ok: 200,
  ...coreFailures,
  ...accountFailures,
  ...caseFailures,
  ...contactFailures,
  ...credentialFailures,
  ...customerFailures,
  ...dentistFailures,
  ...fileFailures,
  ...implantKitFailures,
  ...labSettingsFailures,
  ...markFailures,
  ...memberFailures,
  ...orderFailures,
  ...partnerFailures,
  ...patientFailures,
  ...roleFailures,
  ...sessionFailures,
  ...templateFailures,
  ...treatmentFailures,
  ...viewFailures,
} as const;

export type CodeName = keyof typeof CODES;
export type FailureName = Exclude<CodeName, 'ok'>;

/** Outcomes that travel with an HTTP status of their own; every other answered call is HTTP 200. */
export const HTTP_STATUS: Partial<Record<FailureName, number>> = {
  noMatchRegionError: 503,
  tooMany: 429,
  tooLarge: 413,
};

const nameByCode = new Map<number, CodeName>(
  Object.entries(CODES).map(([name, code]) => [code, name as CodeName]),
);

export function codeNameOf(code: number): CodeName | undefined {
  return nameByCode.get(code);
}
