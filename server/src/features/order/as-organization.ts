import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { OrderCaller } from './order.repository.ts';

/** A job of a clinic or of a lab reaches all its orders, and is no member of it. */
const asJob = (orgId: string, orgType: OrderCaller['orgType']): OrderCaller => ({
  orgId,
  orgType,
  userCode: '',
  scope: 'organization',
});

export const asClinic = (orgId: string): OrderCaller => asJob(orgId, ORGANIZATION_TYPE.clinic);
export const asLab = (orgId: string): OrderCaller => asJob(orgId, ORGANIZATION_TYPE.lab);
