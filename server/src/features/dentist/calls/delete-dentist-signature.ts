import { deleteDentistSignature as call } from '@archway/contract/dentist/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { deleteSignature } from '../dentist-signature.repository.ts';
import { changeOwnSignature } from '../own-dentist.ts';

export const deleteDentistSignature = implement(call, async ({ caller, tx, store, fail, audit }) => {
  const { dentist, number } = await changeOwnSignature({ tx, store, caller, fail }, (place) =>
    deleteSignature(tx, caller.orgId, place),
  );
  audit({ object: dentist.dentistId, detail: { number } });
  return dentist;
});
