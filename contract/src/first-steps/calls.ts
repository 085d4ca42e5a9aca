import { FIRST_STEPS } from '@archway/rules/first-steps';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';

export const listFirstSteps = defineCall({
  path: 'company/firstSteps',
  method: 'POST',
  access: 'session',
  summary: "What a new organization does first, in order, and which of it the caller's has done.",
  input: z.strictObject({}),
  output: z.object({ list: z.array(z.object({ step: z.enum(FIRST_STEPS), isDone: z.boolean() })) }),
  organizationTypes: [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab],
});
