import { ORDER_COLUMNS, type OrderColumn } from '@archway/rules/order/list';
import { STORAGE } from '../../../platform/session/storage.ts';

/** The order in which a lab reads them: who sends it comes before what it is. */
const OF_LAB: readonly OrderColumn[] = [
  'other',
  'works',
  'state',
  'technician',
  'units',
  'tray',
  'due',
  'sent',
];
const OF_LAB_ALONE: ReadonlySet<OrderColumn> = new Set(['units', 'technician', 'tray']);

/** The columns of one side, in their order. A lab has the dentist below the clinic, and a clinic neither units, trays nor technicians. */
export const columnsOf = (isClinic: boolean): readonly OrderColumn[] =>
  isClinic ? ORDER_COLUMNS.filter((column) => !OF_LAB_ALONE.has(column)) : OF_LAB;

/** At first. When an order was sent says little to a lab. */
const firstColumns = (isClinic: boolean): OrderColumn[] =>
  columnsOf(isClinic).filter((column) => isClinic || column !== 'sent');

/** Before the columns, so that whoever signs in for the other side is not shown this one's. */
const sideOf = (isClinic: boolean): string => (isClinic ? 'clinic' : 'lab');

/** The columns that were chosen on this computer; those of one's side at first, or where storage is blocked. */
export function readColumns(isClinic: boolean): OrderColumn[] {
  try {
    const [side, ...kept] = localStorage.getItem(STORAGE.orderColumns)?.split(' ') ?? [];
    if (side === sideOf(isClinic)) return columnsOf(isClinic).filter((column) => kept.includes(column));
  } catch {
    // As nobody had chosen.
  }
  return firstColumns(isClinic);
}

export function keepColumns(isClinic: boolean, columns: readonly OrderColumn[]): void {
  try {
    localStorage.setItem(STORAGE.orderColumns, [sideOf(isClinic), ...columns].join(' '));
  } catch {
    // Chosen again the next time.
  }
}
