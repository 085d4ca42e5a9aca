import { queryUserAgreementReadLog as call } from '@archway/contract/account/calls';
import { AGREEMENT_TYPES } from '@archway/contract/account/model';
import { implement } from '../../../platform/rpc/implement.ts';
import { currentAgreements } from '../../app-config/public.ts';
import { mayWork } from '../account.repository.ts';
import { listAcceptances } from '../agreement.repository.ts';

export const queryUserAgreementReadLog = implement(call, async ({ caller, tx, request, inSite, fail }) => {
  if (!(await mayWork(tx, caller))) return fail('organizationClosing');
  const current = await inSite((siteTx) => currentAgreements(siteTx, request.info.appmanager));
  const accepted = await listAcceptances(tx, caller);
  return AGREEMENT_TYPES.filter((type) =>
    accepted.some(
      ({ agreementType, version }) => agreementType === type && version === current[type]?.version,
    ),
  ).map((agreementType) => ({ agreementType }));
});
