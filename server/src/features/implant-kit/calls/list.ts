import { listImplantKits as call } from '@archway/contract/implant-kit/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentKit } from '../implant-kit.present.ts';
import { listKits } from '../implant-kit.repository.ts';

export const list = implement(
  call,
  async ({ caller, tx }) => ({ list: (await listKits(tx, caller.orgId)).map(presentKit) }),
  { reads: true },
);
