import { SPEC_CALLS, type SpecCall } from './spec/calls.ts';
import { SPEC_CODES, type SpecCode } from './spec/codes.ts';
import { SPEC_CONSTANTS, type SpecConstant } from './spec/constants.ts';
import { SPEC_NUMBERED, SPEC_WORDS, type SpecEnumeration } from './spec/enumerations.ts';
import { SPEC_MESSAGES, type SpecMessage } from './spec/messages.ts';
import { SPEC_ROUTES, type SpecRoute } from './spec/routes.ts';
import { SPEC_TREATMENTS } from './spec/treatments.ts';

interface Spec {
  calls: readonly SpecCall[];
  routes: readonly SpecRoute[];
  codes: readonly SpecCode[];
  messages: readonly SpecMessage[];
  enumerations: readonly SpecEnumeration[];
  constants: readonly SpecConstant[];
}

/** What the specification asks for, item by item, each built or still owed. The lists stand in `spec/`. */
export const SPEC: Spec = {
  calls: SPEC_CALLS,
  routes: SPEC_ROUTES,
  codes: SPEC_CODES,
  messages: SPEC_MESSAGES,
  enumerations: [...SPEC_NUMBERED, ...SPEC_WORDS, ...SPEC_TREATMENTS],
  constants: SPEC_CONSTANTS,
};
