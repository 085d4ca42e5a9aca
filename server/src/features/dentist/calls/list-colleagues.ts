import { listColleagues as call } from '@archway/contract/dentist/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { findOwnDentist, listColleagues as listMembers } from '../dentist-people.repository.ts';

export const listColleagues = implement(
  call,
  async ({ caller, tx, fail }) => {
    if ((await findOwnDentist(tx, caller)) === undefined) return fail('dentistMissing');
    return { colleagues: await listMembers(tx, caller) };
  },
  { reads: true },
);
