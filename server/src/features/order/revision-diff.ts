import { SentOrder, type OrderChanges } from '@archway/contract/order/model';
import { Prescription } from '@archway/contract/treatment/model';
import { HIDDEN_NAME } from '@archway/rules/order/hidden-name';
import { changesOf } from '@archway/rules/treatment/changes';
import type { RevisionRow } from './order-revision.repository.ts';
import type { GivenFile } from './revision-diff.repository.ts';

/** What of a revision is compared. */
export type Compared = Pick<
  RevisionRow,
  'revision' | 'type' | 'requested_on' | 'by_parcel' | 'note' | 'person' | 'prescription'
>;

/** All that went to a lab of an order, one revision after the other. */
export interface SentRevisions {
  revisions: readonly Compared[];
  files: readonly GivenFile[];
  /** The reader is a lab that is not told the name any longer: what it got before may hold it. */
  isNameHidden: boolean;
}

type Values = Record<OrderChanges['fields'][number]['field'], string>;

/** What one revision says otherwise than another; null where one of them is not there. */
export function revisionChanges(sent: SentRevisions, from: number, to: number): OrderChanges | null {
  const before = sent.revisions.find(({ revision }) => revision === from);
  const after = sent.revisions.find(({ revision }) => revision === to);
  if (before === undefined || after === undefined) return null;
  const [old, now] = [valuesOf(before), valuesOf(after)];
  const fields = (Object.keys(now) as (keyof Values)[])
    .filter((field) => old[field] !== now[field])
    .map((field) => ({ field, before: toldOf(sent, old, field), after: toldOf(sent, now, field) }));
  return {
    fields,
    works: changesOf(Prescription.parse(before.prescription), Prescription.parse(after.prescription)),
    added: namesOf(sent, { in: to, notIn: from }),
    removed: namesOf(sent, { in: from, notIn: to }),
  };
}

const Person = SentOrder.pick({ patientName: true, dentistName: true });

function valuesOf({ type, requested_on, by_parcel, note, person }: Compared): Values {
  const { patientName, dentistName } = Person.parse(person);
  return {
    type,
    requestedOn: requested_on,
    comesByParcel: String(by_parcel),
    patientName,
    dentistName,
    note,
  };
}

/** Null for what may hold a name that is hidden since. */
const toldOf = ({ isNameHidden }: SentRevisions, values: Values, field: keyof Values): string | null =>
  isNameHidden && values.patientName !== HIDDEN_NAME && MAY_HOLD_NAME.has(field) ? null : values[field];
const MAY_HOLD_NAME: ReadonlySet<keyof Values> = new Set(['patientName', 'note']);

/** Files that went with the one revision and not with the other, by their names on the order. */
function namesOf(
  { files, revisions, isNameHidden }: SentRevisions,
  { in: there, notIn: elsewhere }: { in: number; notIn: number },
): string[] {
  const wentWith = (revision: number): GivenFile[] =>
    files.filter((file) => file.since_revision <= revision && revision <= file.revision);
  const others = new Set(wentWith(elsewhere).map(({ file_id }) => file_id));
  const row = revisions.find(({ revision }) => revision === there);
  // Named by the clinic, while the name was shared.
  if (isNameHidden && row !== undefined && valuesOf(row).patientName !== HIDDEN_NAME) return [];
  return wentWith(there)
    .filter(({ file_id }) => !others.has(file_id))
    .map(({ name }) => name);
}
