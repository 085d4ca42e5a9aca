import { inSendingOrder, isSentAtFirst } from '@archway/rules/order/sent-at-first';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { listKnownFiles, type CaseRow } from '../../case/public.ts';
import { namesOfDentists } from '../../dentist/public.ts';
import { readPatients } from '../../patient/public.ts';
import { readPrescription } from '../../treatment/public.ts';
import { filesToSend } from '../files-to-send.ts';
import { ownCardOf } from '../order-card.ts';
import { paperFiles, type OrderToPrint } from './order-to-print.ts';

/** What an order of this case would say by itself, whole: all works, and the files that would go with them. */
export async function caseToPrint(tx: Tx, orgId: string, row: CaseRow): Promise<OrderToPrint> {
  const { id: caseId, code: caseCode, patient_id: patientId, dentist_id: dentistId } = row;
  const patients = await readPatients(tx, orgId, patientId === null ? [] : [patientId]);
  const dentists = await namesOfDentists(tx, orgId, dentistId === null ? [] : [dentistId]);
  const known = (await listKnownFiles(tx, orgId, caseId)).filter(isSentAtFirst);
  const files = await filesToSend(tx, orgId, {
    caseId,
    caseCode,
    fileIds: inSendingOrder(known).map(({ fileId }) => fileId),
    attachments: [],
    sharesName: true,
  });
  return {
    path: `/case-management/detail/${caseId}`,
    code: '',
    caseCode,
    revision: 0,
    clinic: await ownCardOf(tx, orgId),
    lab: null,
    patientName: row.patient_name,
    patientCode: row.patient_code,
    birthDate: patients.get(patientId ?? '')?.birth_date ?? null,
    dentistName: dentists.get(dentistId ?? '') ?? row.dentist_name,
    registrationNumber: '',
    requestedOn: null,
    agreedOn: null,
    isRush: false,
    comesByParcel: false,
    prescription: await readPrescription(tx, orgId, caseId),
    note: '',
    files: paperFiles(files),
    signature: null,
    sentBy: '',
    sentAt: null,
    tray: '',
  };
}
