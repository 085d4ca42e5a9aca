import { getCase as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { presentDetail } from '../case-detail.present.ts';
import { findCase } from '../case.repository.ts';

export const detail = implement(
  call,
  async ({ input, caller, tx, store, fail, audit }) => {
    const row = (await findCase(tx, caller, input.caseId)) ?? fail('notFound');
    audit({ object: row.id });
    return presentDetail({ tx, store, caller }, row);
  },
  { reads: true },
);
