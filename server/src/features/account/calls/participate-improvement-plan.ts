import { participateImprovementPlan as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { currentAgreements } from '../../app-config/public.ts';
import { presentCaller } from '../account.present.ts';
import { saveImprovementPlan } from '../account.repository.ts';
import { saveAcceptances } from '../agreement.repository.ts';

export const participateImprovementPlan = implement(
  call,
  async ({ caller, tx, store, request, inSite, audit }) => {
    const current = await inSite((siteTx) => currentAgreements(siteTx, request.info.appmanager));
    const version = current['improvement']?.version ?? '';
    await saveImprovementPlan(tx, caller, version);
    await saveAcceptances(tx, caller, [{ agreementType: 'improvement', version }], request);
    audit({ object: caller.userCode, detail: { version } });
    return presentCaller({ tx, store, caller });
  },
);
