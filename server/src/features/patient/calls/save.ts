import { savePatient as call } from '@archway/contract/patient/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { nextPatientCode } from '../patient-count.repository.ts';
import { patientChanged } from '../patient.events.ts';
import { presentPatient } from '../patient.present.ts';
import { insertPatient, lockPatient, savePatient } from '../patient.repository.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { patientId: id, name, patientCode: code = '', birthDate, sex } = input;
  const { orgId } = caller;
  if (name === '') return fail('nameMissing', { data: { fields: ['name'] } });
  const before = id === undefined ? null : ((await lockPatient(tx, orgId, id)) ?? fail('notFound'));
  const change = {
    name,
    ...(birthDate !== undefined && { birth_date: birthDate || null }),
    ...(sex !== undefined && { sex: sex || null }),
  };
  const saved =
    before === null
      ? await insertPatient(tx, caller, { ...change, code: code || (await nextPatientCode(tx, orgId)) })
      : await savePatient(tx, orgId, { id: before.id, ...change, ...(code !== '' && { code }) });
  if (saved === undefined) return fail('patientCodeTaken', { data: { fields: ['patientCode'] } });
  await record(tx, patientChanged, { patientId: saved.id });
  audit({ object: saved.id, detail: { isNew: before === null } });
  return presentPatient(saved);
});
