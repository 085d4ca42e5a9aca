import { getReceiveConfig } from '@archway/contract/notice/calls';
import { callQuery } from '../../platform/call/queries.ts';

export const receiveConfigQuery = callQuery(getReceiveConfig, {}, { ignoreErrors: true });
