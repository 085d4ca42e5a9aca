import { randomUUID } from 'node:crypto';
import { exportOrders as call } from '@archway/contract/order/billing';
import type { ListedOrder } from '@archway/contract/order/model';
import { csvOf, MOST_CSV_ROWS } from '@archway/rules/csv';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { implement, type Tx } from '../../../platform/rpc/implement.ts';
import { presentListedLabOrder, presentListedOrder } from '../listed-order.present.ts';
import { listAllLabOrders, listAllOrders } from '../listed-order.repository.ts';
import { narrowingOfClinic, narrowingOfLab } from '../order-narrowing.ts';
import { isClinic } from '../order.repository.ts';

type Filters = Parameters<typeof narrowingOfClinic>[2];

/** As our API names them, whatever the reader's language: a file is read by programs too. */
const HEAD = [
  'orderId',
  'type',
  'status',
  'organization',
  'dentist',
  'patientName',
  'patientId',
  'caseId',
  'works',
  'units',
  'sentAt',
  'requestedOn',
  'estimatedOn',
  'arrivesOn',
  'endedAt',
];

interface Row extends ListedOrder {
  /** As the lab was told, to both sides. */
  toldName: string;
  endedAt: string;
}

export const exportCsv = implement(
  call,
  async ({ input: { warranty, ids, ...filters }, caller, tx, fail, audit }) => {
    if (!warranty) return fail('invalidInput', { data: { fields: ['warranty'] } });
    const rows = await rowsOf(tx, caller, { filters, ids });
    if (rows.length > MOST_CSV_ROWS) return fail('tooManyToExport');
    // One row for each export: none is passed over because there was another one within the minute.
    audit({ object: randomUUID(), detail: { rows: rows.length } });
    return { csv: csvOf([HEAD, ...rows.map(lineOf)]), rows: rows.length };
  },
  { reads: true },
);

async function rowsOf(
  tx: Tx,
  caller: Caller,
  { filters, ids }: { filters: Filters; ids: readonly string[] | undefined },
): Promise<Row[]> {
  const most = MOST_CSV_ROWS + 1;
  if (isClinic(caller)) {
    const narrowing = { ...(await narrowingOfClinic(tx, caller, filters)), ids };
    const found = await listAllOrders(tx, caller, narrowing, most);
    return found.map((row) => ({
      ...presentListedOrder(row),
      toldName: row.patient_name,
      endedAt: row.ended_at?.toISOString() ?? '',
    }));
  }
  const narrowing = { ...(await narrowingOfLab(tx, caller, filters)), ids };
  const found = await listAllLabOrders(tx, caller, narrowing, most);
  return found.map((row) => ({
    ...presentListedLabOrder(row),
    toldName: row.patient_name,
    endedAt: row.ended_at?.toISOString() ?? '',
  }));
}

const lineOf = (row: Row): string[] => [
  row.orderCode,
  row.type,
  row.status,
  row.other?.name ?? '',
  row.dentistName,
  row.toldName === HIDDEN_NAME ? '' : row.toldName,
  row.patientCode,
  row.caseCode,
  worksOf(row.prescription),
  String(row.units ?? row.prescription.works.length),
  row.sentAt ?? '',
  row.requestedOn ?? '',
  row.estimatedOn ?? '',
  row.arrivesOn ?? '',
  row.endedAt,
];

/** "46 Crown zirconia A2; upper BiteSplint", in the numbers of the FDI. */
const worksOf = ({ works }: ListedOrder['prescription']): string =>
  works
    .map(({ type, teeth, jaw, material, shade }) =>
      [jaw ?? '', teeth.join(' '), type, material ?? '', shade ?? ''].filter((part) => part !== '').join(' '),
    )
    .join('; ');
