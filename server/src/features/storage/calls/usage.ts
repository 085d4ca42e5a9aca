import { getStorageUsage as call } from '@archway/contract/storage/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findUsage } from '../storage.repository.ts';

export const usage = implement(call, async ({ caller, tx }) => findUsage(tx, caller.orgId));
