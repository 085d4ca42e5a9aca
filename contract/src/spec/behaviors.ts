import { ACCOUNT_BEHAVIORS } from './behaviors/account.ts';
import type { SpecBehavior } from './behaviors/behavior.ts';
import { NAVIGATION_BEHAVIORS } from './behaviors/navigation.ts';
import { SECURITY_BEHAVIORS } from './behaviors/security.ts';
import { WIRE_BEHAVIORS } from './behaviors/wire.ts';
import { WORK_BEHAVIORS } from './behaviors/work.ts';

/** What must happen by the specification, in numbered statements. */
export const SPEC_BEHAVIORS: readonly SpecBehavior[] = [
  ...NAVIGATION_BEHAVIORS,
  ...ACCOUNT_BEHAVIORS,
  ...WIRE_BEHAVIORS,
  ...WORK_BEHAVIORS,
  ...SECURITY_BEHAVIORS,
];
