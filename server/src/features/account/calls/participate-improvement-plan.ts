import { participateImprovementPlan as call } from '@archway/contract/account/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { currentAgreements } from '../../app-config/public.ts';
import { presentAccount } from '../account.present.ts';
import { getAccount, saveImprovementPlan } from '../account.repository.ts';
import { saveAcceptances } from '../agreement.repository.ts';

export const participateImprovementPlan = implement(call, async ({ caller, tx, request, inSite, audit }) => {
  const current = await inSite((siteTx) => currentAgreements(siteTx, request.info.appmanager));
  const version = current['improvement']?.version ?? '';
  await saveImprovementPlan(tx, caller, version);
  await saveAcceptances(tx, caller, [{ agreementType: 'improvement', version }], request);
  audit({ object: caller.userCode, detail: { version } });
  return presentAccount(await getAccount(tx, caller), caller);
});
