import { saveDeputies as call } from '@archway/contract/dentist/calls';
import { implement } from '../../../platform/rpc/implement.ts';
import { countMembers, replaceDeputies } from '../dentist-people.repository.ts';
import { changeOwnDentist } from '../own-dentist.ts';

export const saveDeputies = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { orgId } = caller;
  const userCodes = [...new Set(input.deputies)];
  const dentist = await changeOwnDentist({ tx, store, caller, fail }, async (dentistId) => {
    // Members of another organization are as unknown here as nobody.
    if ((await countMembers(tx, orgId, userCodes)) < userCodes.length) return fail('notFound');
    await replaceDeputies(tx, orgId, { dentistId, userCodes });
  });
  audit({ object: dentist.dentistId, detail: { deputies: userCodes.join(' ') } });
  return dentist;
});
