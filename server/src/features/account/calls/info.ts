import { info as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentCaller } from '../account.present.ts';

export const info = implement(call, async ({ caller, tx, store }) => presentCaller({ tx, store, caller }));
