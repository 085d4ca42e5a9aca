import { editDentistSignature as call } from '@archway/contract/dentist/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { claimFile } from '../../file/public.ts';
import { saveSignature } from '../dentist-signature.repository.ts';
import { changeOwnSignature } from '../own-dentist.ts';

export const editDentistSignature = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { dentistSignature: fileId } = input;
  const { dentist, number } = await changeOwnSignature({ tx, store, caller, fail }, async (place) => {
    await claimFile(tx, caller, { fileId, kind: 'signature' }, fail);
    await saveSignature(tx, caller.orgId, { ...place, fileId });
  });
  audit({ object: dentist.dentistId, detail: { number, file: fileId } });
  return dentist;
});
