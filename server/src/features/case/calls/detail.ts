import { getCase as call } from '@archway/contract/case/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { recently } from '../../../platform/rpc/recently.ts';
import { presentDetail } from '../case-detail.present.ts';
import { keepOpening } from '../case-history.repository.ts';
import { findCase } from '../case.repository.ts';

/** An open page asks again whenever the case has changed; that is one opening. */
const openings = recently(60_000);

export const detail = implement(
  call,
  async ({ input, caller, tx, store, fail, audit, afterAnswer }) => {
    const row = (await findCase(tx, caller, input.caseId)) ?? fail('notFound');
    audit({ object: row.id });
    if (openings.isNew(`${caller.userCode} ${row.id}`))
      afterAnswer('opening of a case', (later) => keepOpening(later, caller, row.id));
    return presentDetail({ tx, store, caller }, row);
  },
  { reads: true },
);
