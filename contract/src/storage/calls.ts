import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { StorageUsage } from './model.ts';

export const getStorageUsage = defineCall({
  path: 'storage/usage',
  method: 'POST',
  access: 'case:record:read',
  summary: 'How much of its storage the organization uses, and how much it has.',
  input: z.strictObject({}),
  output: StorageUsage,
  organizationTypes: [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab],
});
