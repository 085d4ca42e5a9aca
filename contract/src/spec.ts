import { SPEC_BEHAVIORS } from './spec/behaviors.ts';
import type { SpecBehavior } from './spec/behaviors/behavior.ts';
import {
  SPEC_APP_CONFIG,
  SPEC_PREFERENCES,
  SPEC_STORAGE_KEYS,
  type SpecAppConfig,
  type SpecPreference,
  type SpecStorageKey,
} from './spec/browser.ts';
import { SPEC_CALLS, type SpecCall } from './spec/calls.ts';
import { SPEC_CODES, type SpecCode } from './spec/codes.ts';
import { SPEC_CONSTANTS, type SpecConstant } from './spec/constants.ts';
import { SPEC_NUMBERED, SPEC_WORDS, type SpecEnumeration } from './spec/enumerations.ts';
import { SPEC_FIELDS, type SpecField } from './spec/fields.ts';
import { SPEC_MESSAGES, type SpecMessage } from './spec/messages.ts';
import { SPEC_NAMINGS, type SpecNaming } from './spec/namings.ts';
import { SPEC_ROUTES, type SpecRoute } from './spec/routes.ts';
import { SPEC_TREATMENTS } from './spec/treatments.ts';

interface Spec {
  calls: readonly SpecCall[];
  routes: readonly SpecRoute[];
  codes: readonly SpecCode[];
  messages: readonly SpecMessage[];
  enumerations: readonly SpecEnumeration[];
  constants: readonly SpecConstant[];
  fields: readonly SpecField[];
  storageKeys: readonly SpecStorageKey[];
  preferences: readonly SpecPreference[];
  appConfig: readonly SpecAppConfig[];
  behaviors: readonly SpecBehavior[];
  namings: readonly SpecNaming[];
}

/** What the specification asks for, item by item, each built or still owed. The lists stand in `spec/`. */
export const SPEC: Spec = {
  calls: SPEC_CALLS,
  routes: SPEC_ROUTES,
  codes: SPEC_CODES,
  messages: SPEC_MESSAGES,
  enumerations: [...SPEC_NUMBERED, ...SPEC_WORDS, ...SPEC_TREATMENTS],
  constants: SPEC_CONSTANTS,
  fields: SPEC_FIELDS,
  storageKeys: SPEC_STORAGE_KEYS,
  preferences: SPEC_PREFERENCES,
  appConfig: SPEC_APP_CONFIG,
  behaviors: SPEC_BEHAVIORS,
  namings: SPEC_NAMINGS,
};
