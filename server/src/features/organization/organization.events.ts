import { z } from 'zod';
import { defineEvent } from '../../platform/events/events.ts';

export const organizationEdited = defineEvent('organization.edited', z.object({}));
export const organizationClosingBegun = defineEvent('organization.closingBegun', z.object({}));
export const organizationClosingWithdrawn = defineEvent('organization.closingWithdrawn', z.object({}));
