import type { CaseDetail, CaseFile } from '@archway/contract/case/model';
import type { OrderDetail, OrderFile } from '@archway/contract/order/model';
import { SCAN_ROLES, type ScanRole } from '@archway/rules/scans';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { ModelLayer } from '../viewer/public.ts';

/** With the clinic: nothing of it is at a lab, and all of it can be changed. */
const WITH_CLINIC: ReadonlySet<OrderStatus> = new Set(['notSent', 'canceled', 'rejected']);

export const isWithClinic = ({ own, status }: Pick<OrderDetail, 'own' | 'status'>): boolean =>
  own !== null && WITH_CLINIC.has(status);

/** A file as the page lists it: one that went with the order, or one of the case that will. */
export type ShownFile = Omit<OrderFile, 'revision'>;

const asShown = (file: CaseFile): ShownFile => ({
  ...file,
  isNewer: false,
  downloadedAt: null,
  downloadedBy: null,
});

/** What went with the order, or for one that is with the clinic what is to go: files of its case. */
export function shownFiles(detail: OrderDetail, ofCase: CaseDetail | undefined): ShownFile[] {
  const { own } = detail;
  const files =
    own === null || !isWithClinic(detail)
      ? detail.files
      : (ofCase?.files ?? []).filter(({ fileId }) => own.plan.files.includes(fileId)).map(asShown);
  return [...files].toSorted((a, b) => SCAN_ROLES.indexOf(a.role) - SCAN_ROLES.indexOf(b.role));
}

/** The scans among them that can be looked at. Two of one role are told apart by their files' names. */
export function orderLayers(files: readonly ShownFile[], nameOf: (role: ScanRole) => string): ModelLayer[] {
  const shown = files.filter(({ preview, full }) => preview !== null || full !== null);
  return shown.map(({ fileId: id, role, name, preview, full, thumbnailUrl, facts }) => {
    const isAlone = shown.filter((other) => other.role === role).length === 1;
    return {
      id,
      role,
      name: isAlone && role !== 'other' ? nameOf(role) : name,
      preview,
      full,
      thumbnailUrl,
      toMillimeters: 1,
      isSimplified: facts?.isSimplified ?? false,
      middle: facts === null ? null : middleOf(facts.bounds),
    };
  });
}

type Bounds = NonNullable<OrderFile['facts']>['bounds'];

const middleOf = ({ min, max }: Bounds): [number, number, number] => [
  (min[0] + max[0]) / 2,
  (min[1] + max[1]) / 2,
  (min[2] + max[2]) / 2,
];
