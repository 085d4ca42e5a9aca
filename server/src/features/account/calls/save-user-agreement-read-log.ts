import { saveUserAgreementReadLog as call } from '@archway/contract/account/calls';
import { AGREEMENT_TYPES } from '@archway/contract/account/model';
import { implement } from '../../../platform/rpc/implement.ts';
import { currentAgreements } from '../../app-config/public.ts';
import { saveAcceptances } from '../agreement.repository.ts';

export const saveUserAgreementReadLog = implement(
  call,
  async ({ input, caller, tx, request, inSite, fail, audit }) => {
    const named = input.agreementType.split(',').map((type) => type.trim());
    const known = AGREEMENT_TYPES.filter((type) => named.includes(type));
    if (known.length !== named.length) return fail('invalidInput', { data: { fields: ['agreementType'] } });
    const current = await inSite((siteTx) => currentAgreements(siteTx, request.info.appmanager));
    const acceptances = known.map((type) => ({ agreementType: type, version: current[type]?.version ?? '' }));
    await saveAcceptances(tx, caller, acceptances, request);
    audit({ object: caller.userCode, detail: { agreements: known.join(',') } });
    return {};
  },
);
