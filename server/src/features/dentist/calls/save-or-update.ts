import { saveDentist as call } from '@archway/contract/dentist/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { countMembers, findOwnDentist, linkMember, replaceDeputies } from '../dentist-people.repository.ts';
import { deleteSignatures } from '../dentist-signature.repository.ts';
import { dentistChanged } from '../dentist.events.ts';
import { belongingsOf, presentDentist } from '../dentist.present.ts';
import { insertDentist, lockDentist, saveDentist } from '../dentist.repository.ts';

export const saveOrUpdate = implement(call, async ({ input, caller, tx, store, fail, audit }) => {
  const { dentistId: id, name, registrationNumber, userCode } = input;
  const { orgId } = caller;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  const before = id === undefined ? null : ((await lockDentist(tx, orgId, id)) ?? fail('notFound'));
  // Members of another organization are as unknown here as nobody.
  if (userCode && (await countMembers(tx, orgId, [userCode])) === 0) return fail('notFound');

  const change = {
    name,
    ...(registrationNumber !== undefined && { registration_number: registrationNumber }),
  };
  const saved =
    before === null
      ? await insertDentist(tx, orgId, change)
      : await saveDentist(tx, orgId, { id: before.id, ...change });
  if (saved === undefined) return fail('nameTaken', { data: { fields: ['name'] } });
  const { id: dentistId } = saved;
  if (userCode !== undefined) {
    // Signatures and deputies are those of the member who left and named them.
    const isSame = userCode !== '' && (await findOwnDentist(tx, { orgId, userCode })) === dentistId;
    if (!isSame) {
      // Whoever is linked sees the dentist's cases: somebody of own scope could take any of them.
      if (caller.scope === 'own' && userCode !== '') return fail('noPerm');
      await deleteSignatures(tx, orgId, dentistId);
      await replaceDeputies(tx, orgId, { dentistId, userCodes: [] });
    }
    if (!(await linkMember(tx, orgId, { dentistId, userCode: userCode || null })))
      return fail('memberLinked', { data: { fields: ['userCode'] } });
  }
  await record(tx, dentistChanged, {});
  audit({ object: dentistId, detail: { isNew: before === null } });
  return presentDentist(saved, await belongingsOf({ tx, store, caller }, [saved]));
});
