import { CaseFile } from '@archway/contract/case/model';
import { OrderCard } from '@archway/contract/order/model';
import { Prescription } from '@archway/contract/treatment/model';
import { chosenWorks } from '@archway/rules/order/chosen-works';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import type { Prescription as Prescribed } from '@archway/rules/treatment/prescription';
import type { Tx } from '../../../platform/rpc/implement.ts';
import { findCase } from '../../case/public.ts';
import { namesOfDentists } from '../../dentist/public.ts';
import { readPatients } from '../../patient/public.ts';
import { readPrescription } from '../../treatment/public.ts';
import { filesToSend } from '../files-to-send.ts';
import { listAttachments } from '../order-attachment.repository.ts';
import { listGrantsOfMany, type GrantRow } from '../order-grant.repository.ts';
import { findPlan, planOf } from '../order-plan.repository.ts';
import { listRevisions, type RevisionRow } from '../order-revision.repository.ts';
import { Person, Signature } from '../order-sent.present.ts';
import { listTrays } from '../order-tray.repository.ts';
import { isClinic, type OrderCaller, type OrderRow } from '../order.repository.ts';

export interface PaperFile {
  kind: string;
  role: ReturnType<typeof roleOf>;
  name: string;
  size: number;
}

/** All that papers say of an order, before it is put into words. */
export interface OrderToPrint {
  /** Of its page. */
  path: string;
  /** Empty for a case without an order. */
  code: string;
  caseCode: string;
  /** 0 for one that was not sent. */
  revision: number;
  clinic: OrderCard;
  lab: OrderCard | null;
  /** Empty where it is not shared. */
  patientName: string;
  patientCode: string;
  birthDate: string | null;
  dentistName: string;
  registrationNumber: string;
  requestedOn: string | null;
  agreedOn: string | null;
  isRush: boolean;
  comesByParcel: boolean;
  prescription: Prescribed;
  note: string;
  files: readonly PaperFile[];
  signature: { key: string; contentType: string; name: string; signedBy: string } | null;
  sentBy: string;
  sentAt: string | null;
  tray: string;
}

const roleOf = (role: string) => CaseFile.shape.role.parse(role);

/** Of files that were sent, or will be. */
export const paperFiles = (
  files: readonly { kind: string; role: string; name: string; size: string | number | bigint }[],
): PaperFile[] =>
  files.map(({ kind, role, name, size }) => ({ kind, role: roleOf(role), name, size: Number(size) }));

const shownName = (name: string): string => (name === HIDDEN_NAME ? '' : name);

/** In the order they were asked for. What was sent is told as it was sent, to both sides. */
export async function readToPrint(
  tx: Tx,
  reader: OrderCaller,
  rows: readonly OrderRow[],
): Promise<OrderToPrint[]> {
  const sent = rows.filter(({ revision }) => revision > 0);
  const revisions = await listRevisions(tx, reader, sent);
  const grants = await listGrantsOfMany(tx, reader, sent);
  const trays = isClinic(reader)
    ? new Map<string, string>()
    : await listTrays(
        tx,
        reader.orgId,
        rows.map(({ id }) => id),
      );
  const told: OrderToPrint[] = [];
  for (const row of rows) {
    const revision = revisions.get(row.id);
    const common = { ...commonOf(row), tray: trays.get(row.id) ?? '' };
    told.push(
      revision === undefined
        ? { ...common, ...(await savedOf(tx, reader.orgId, row)) }
        : { ...common, ...sentOf(row, revision, grants.get(row.id) ?? []) },
    );
  }
  return told;
}

const commonOf = (row: OrderRow) => ({
  path: `/order-management/detail/${row.id}`,
  code: row.code,
  caseCode: row.case_code,
  revision: row.revision,
  clinic: OrderCard.parse(row.home_card),
  agreedOn: row.estimated_on,
  isRush: row.is_rush,
});

export type Told = Omit<OrderToPrint, keyof ReturnType<typeof commonOf> | 'tray'>;

function sentOf(row: OrderRow, sent: RevisionRow, grants: readonly GrantRow[]): Told {
  const person = Person.parse(sent.person);
  const signature = sent.signature === null ? null : Signature.parse(sent.signature);
  return {
    lab: row.counterpart_card === null ? null : OrderCard.parse(row.counterpart_card),
    patientName: shownName(person.patientName),
    patientCode: person.patientCode,
    birthDate: person.birthDate,
    dentistName: person.dentistName,
    registrationNumber: person.registrationNumber,
    requestedOn: sent.requested_on,
    comesByParcel: sent.by_parcel,
    prescription: Prescription.parse(sent.prescription),
    note: sent.note,
    files: paperFiles(grants),
    signature: signature && {
      key: signature.contentKey,
      contentType: signature.contentType,
      name: signature.name,
      signedBy: signature.signedBy,
    },
    sentBy: sent.sent_by_name,
    sentAt: sent.sent_at.toISOString(),
  };
}

/** Of one that is with its clinic: as it is saved now. */
async function savedOf(tx: Tx, orgId: string, row: OrderRow): Promise<Told> {
  const plan = await findPlan(tx, orgId, row.id);
  const planned = plan === undefined ? undefined : planOf(plan);
  const found = await findCase(
    tx,
    { orgId, scope: 'organization', userCode: row.acted_by ?? orgId },
    row.case_id,
  );
  const shares = planned?.sharesName === true;
  const patientId = found?.patient_id ?? null;
  const patients = await readPatients(tx, orgId, patientId === null || !shares ? [] : [patientId]);
  const dentists = await namesOfDentists(tx, orgId, planned?.dentistId == null ? [] : [planned.dentistId]);
  const files = await filesToSend(tx, orgId, {
    caseId: row.case_id,
    caseCode: row.case_code,
    fileIds: planned?.files ?? [],
    attachments: await listAttachments(tx, orgId, row.id),
    sharesName: shares,
  });
  return {
    lab: row.counterpart_card === null ? null : OrderCard.parse(row.counterpart_card),
    patientName: shares ? (found?.patient_name ?? '') : '',
    patientCode: found?.patient_code ?? '',
    birthDate: patients.get(patientId ?? '')?.birth_date ?? null,
    dentistName: dentists.get(planned?.dentistId ?? '') ?? row.dentist_name,
    registrationNumber: '',
    requestedOn: planned?.requestedOn ?? null,
    comesByParcel: planned?.comesByParcel ?? false,
    prescription: chosenWorks(await readPrescription(tx, orgId, row.case_id), planned?.works ?? []),
    note: planned?.note ?? '',
    files: paperFiles(files),
    signature: null,
    sentBy: '',
    sentAt: null,
  };
}
