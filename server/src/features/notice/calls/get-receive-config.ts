import { getReceiveConfig as call } from '@archway/contract/notice/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { getReceivingType, listChoices } from '../notice.repository.ts';
import { presentConfig } from '../receive-config.ts';

export const getReceiveConfig = implement(call, async ({ caller, tx }) =>
  presentConfig(caller.orgType, await getReceivingType(tx, caller), await listChoices(tx, caller)),
);
