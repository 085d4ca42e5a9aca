import { FEATURE_KEYS } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const organizationEdited = defineEvent('organization.edited', z.object({}));
export const organizationClosingBegun = defineEvent(
  'organization.closingBegun',
  /** Who has begun it. */
  z.object({ userCode: z.uuid() }),
);
export const organizationClosingWithdrawn = defineEvent('organization.closingWithdrawn', z.object({}));
export const organizationFeatureSwitched = defineEvent(
  'organization.featureSwitched',
  z.object({ feature: z.enum(FEATURE_KEYS), isOn: z.boolean() }),
);
