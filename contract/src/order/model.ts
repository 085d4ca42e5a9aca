import { CASE_STATES } from '@archway/rules/cases';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { SEND_OBSTACLES } from '@archway/rules/order/sendable';
import { CARRIERS } from '@archway/rules/order/shipping';
import { ORDER_STATUSES, ORDER_TYPES, REJECT_REASONS, REMAKE_CAUSES } from '@archway/rules/order/statuses';
import { ORDER_ACTION_NAMES, ORDER_SIDES } from '@archway/rules/order/table';
import { SCAN_ROLES } from '@archway/rules/scans';
import { CASE_UPLOAD_KINDS } from '@archway/rules/uploads';
import { WORK_JAWS, WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { z } from 'zod';
import { AnsweredId } from '../core/answered-id.ts';
import { Day } from '../core/day.ts';
import { line, lines } from '../core/text.ts';
import { PrescriptionChange } from '../case/history.ts';
import { MarkShape } from '../mark/model.ts';
import { PartnerCard } from '../partner/model.ts';
import { Drawable, ScanFacts } from '../scan/model.ts';
import { Prescription, ShortPrescription, Tooth } from '../treatment/model.ts';

/** Which work of a prescription is meant: a tooth or a jaw has one. */
export const WorkPlace = z
  .strictObject({
    type: z.enum(WORK_TYPES),
    teeth: z.array(Tooth).max(52).readonly(),
    jaw: z.enum(WORK_JAWS).nullable(),
  })
  .meta({ id: 'WorkPlace' });
export type WorkPlace = z.output<typeof WorkPlace>;

/** What a clinic wants to send, whole. What is missing yet is empty. */
export const OrderPlan = z
  .strictObject({
    labCode: z.uuid().nullable(),
    type: z.enum(ORDER_TYPES),
    sharesName: z.boolean(),
    /** An impression or a model comes by parcel. */
    comesByParcel: z.boolean(),
    requestedOn: Day.nullable(),
    dentistId: z.uuid().nullable(),
    /** Which of the dentist's signatures. */
    signature: z.number().int().min(1).max(3),
    note: lines(ORDER_LIMITS.note),
    works: z.array(WorkPlace).max(ORDER_LIMITS.works).readonly(),
    /** Files of the case that go with it. */
    files: z.array(z.uuid()).max(ORDER_LIMITS.files).readonly(),
  })
  .meta({ id: 'OrderPlan' });
export type OrderPlan = z.output<typeof OrderPlan>;

/** What an organization tells of itself on an order: beside its card where it is, for parcels and for its clock. */
export const OrderCard = PartnerCard.extend({
  street: z.string().default(''),
  postalCode: z.string().default(''),
  timeZone: z.string().default(''),
}).meta({ id: 'OrderCard' });
export type OrderCard = z.output<typeof OrderCard>;

/** Who did something, as both sides can read it. */
const Actor = z.object({ name: z.string(), isOwn: z.boolean() });

export const OrderRow = z
  .object({
    orderId: AnsweredId,
    /** For people: `O-261111-7K3QM`. */
    orderCode: z.string(),
    type: z.enum(ORDER_TYPES),
    status: z.enum(ORDER_STATUSES),
    /** The lab works on it: `accepted` is shown as in production. */
    isStarted: z.boolean(),
    /** The other organization; null where no lab is chosen yet. */
    other: z.object({ companyCode: AnsweredId, name: z.string() }).nullable(),
    /** The clinic's own; null for a lab. */
    caseId: AnsweredId.nullable(),
    caseCode: z.string(),
    /** `--` where it is not shared. */
    patientName: z.string(),
    patientCode: z.string(),
    dentistName: z.string(),
    prescription: ShortPrescription,
    requestedOn: z.string().nullable(),
    estimatedOn: z.string().nullable(),
    isRush: z.boolean(),
    /** Which side holds it; null while it goes on. */
    heldBy: z.enum(ORDER_SIDES).nullable(),
    /** The clinic has asked the lab to end it, and the lab has not answered. */
    isCancelAsked: z.boolean(),
    /** Somebody asked who may release it to do so. */
    isReleaseAsked: z.boolean(),
    createdAt: z.string(),
    sentAt: z.string().nullable(),
    updatedAt: z.string(),
  })
  .meta({ id: 'OrderRow' });
export type OrderRow = z.output<typeof OrderRow>;

/** A row of a list, with what asks for a closer look. */
export const ListedOrder = OrderRow.extend({
  /** What an action taken from the list names. */
  version: z.number().int(),
  revision: z.number().int(),
  /** Who sent it for the dentist; empty where nobody did. */
  deputyName: z.string(),
  /** What the lab has proposed and the clinic has not answered. */
  proposedOn: z.string().nullable(),
  carrier: z.enum(CARRIERS).nullable(),
  /** The parcel's own day. */
  arrivesOn: z.string().nullable(),
  /** Why it was rejected or canceled. */
  reason: z.string(),
  /** Since the agreed day where the lab is; 0 for one that is not overdue. */
  overdueDays: z.number().int(),
  isAutoAccepted: z.boolean(),
  /** The lab's own; null for a clinic. */
  leavesOn: z.string().nullable(),
  units: z.number().nullable(),
  /** The lab's own: who works on it; null for nobody, and for a clinic. */
  technician: z.object({ userCode: AnsweredId, name: z.string() }).nullable(),
  /** An impression or a model comes by parcel and has not arrived. */
  awaitsParcel: z.boolean(),
  /** The lab's own: where the work stands; empty for none, and for a clinic. */
  tray: z.string(),
}).meta({ id: 'ListedOrder' });
export type ListedOrder = z.output<typeof ListedOrder>;

/** What must leave a lab on a day. */
export const LoadDay = z
  .object({ day: z.string(), orders: z.number().int(), units: z.number() })
  .meta({ id: 'LoadDay' });
export type LoadDay = z.output<typeof LoadDay>;

/** The newest order of a case, as lists of cases tell it. */
export const CaseOrder = OrderRow.pick({ orderId: true, orderCode: true, status: true, isStarted: true })
  .extend({ labName: z.string() })
  .meta({ id: 'CaseOrder' });
export type CaseOrder = z.output<typeof CaseOrder>;

/** How a work travels to its clinic. The days are those the lab says. */
export const Shipping = z
  .strictObject({
    carrier: z.enum(CARRIERS),
    trackingNumber: line(ORDER_LIMITS.trackingNumber),
    shippedOn: Day,
    arrivesOn: Day,
  })
  .meta({ id: 'Shipping' });
export type Shipping = z.output<typeof Shipping>;

/** A file that went with an order. */
export const OrderFile = z
  .object({
    fileId: z.uuid(),
    kind: z.enum(CASE_UPLOAD_KINDS),
    role: z.enum(SCAN_ROLES),
    name: z.string(),
    size: z.number().int(),
    /** The revision it came with. */
    revision: z.number().int(),
    /** Came after the lab had accepted. */
    isNewer: z.boolean(),
    /** False while the copy without texts is made, and after the lab's access has ended. */
    canDownload: z.boolean(),
    facts: ScanFacts.nullable(),
    thumbnailUrl: z.string().nullable(),
    preview: Drawable.nullable(),
    full: Drawable.nullable(),
    downloadedAt: z.string().nullable(),
    downloadedBy: z.string().nullable(),
  })
  .meta({ id: 'OrderFile' });
export type OrderFile = z.output<typeof OrderFile>;

export const OrderAttachment = z
  .object({
    fileId: z.uuid(),
    name: z.string(),
    size: z.number().int(),
    tag: z.string(),
    isBlocked: z.boolean(),
  })
  .meta({ id: 'OrderAttachment' });

/** What of an order can be changed once it was sent, beside its works and files. */
export const ORDER_FIELDS = [
  'type',
  'requestedOn',
  'comesByParcel',
  'patientName',
  'dentistName',
  'note',
] as const;

/** What one revision of an order says otherwise than another. */
export const OrderChanges = z
  .object({
    /** As they are kept. Null for what may hold a name that the reader is not told any longer. */
    fields: z.array(
      z.object({
        field: z.enum(ORDER_FIELDS),
        before: z.string().nullable(),
        after: z.string().nullable(),
      }),
    ),
    works: z.array(PrescriptionChange),
    /** Files by their names on the order. */
    added: z.array(z.string()),
    removed: z.array(z.string()),
  })
  .meta({ id: 'OrderChanges' });
export type OrderChanges = z.output<typeof OrderChanges>;

/** One row an action, oldest first. */
export const OrderEntry = z
  .object({
    entryId: z.uuid(),
    version: z.number().int(),
    action: z.enum([...ORDER_ACTION_NAMES, 'create', 'copy', 'autoAccept', 'autoComplete']),
    status: z.enum(ORDER_STATUSES),
    revision: z.number().int(),
    by: Actor,
    at: z.string(),
    reason: z.string(),
    reasonText: z.string(),
    /** The day an acceptance promised or proposed. */
    day: z.string().nullable(),
    /** How it was sent on its way, and before a correction. */
    shipping: Shipping.nullable(),
    shippingBefore: Shipping.nullable(),
    /** Files that came with it, by their names on the order, and those they stand for. */
    added: z.array(z.string()),
    replaced: z.array(z.string()),
    /** Of one that sent a new revision: against the one before. */
    changes: OrderChanges.nullable(),
    /** Received although no parcel had been announced. */
    isWithoutNotice: z.boolean(),
    /** The agreed day before a resume, a proposal or an answer has moved it. */
    dayBefore: z.string().nullable(),
    /** Working days that a hold has cost. */
    lostDays: z.number().int(),
    /** Whether a clinic has agreed to a day; null for everything else. */
    agrees: z.boolean().nullable(),
    /** Why a work is made once more. */
    cause: z.enum(REMAKE_CAUSES).nullable(),
    /** Who an order was given to; empty for nobody, and where a clinic reads. */
    technician: z.string(),
    /** The dentist whose deputy did it; empty where nobody stood in. */
    actedFor: z.string(),
  })
  .meta({ id: 'OrderEntry' });
export type OrderEntry = z.output<typeof OrderEntry>;

export const OrderMark = z
  .object({
    markId: z.uuid(),
    shape: MarkShape,
    madeBy: z.string(),
    isOwn: z.boolean(),
    madeAt: z.string(),
  })
  .meta({ id: 'OrderMark' });
export type OrderMark = z.output<typeof OrderMark>;

/** What went to the lab last. */
export const SentOrder = z
  .object({
    revision: z.number().int(),
    prescription: Prescription,
    patientName: z.string(),
    patientCode: z.string(),
    birthDate: z.string().nullable(),
    caseName: z.string(),
    dentistName: z.string(),
    registrationNumber: z.string(),
    note: z.string(),
    /** Null where nobody could sign. */
    signature: z
      .object({
        url: z.string().nullable(),
        name: z.string(),
        signedBy: z.string(),
        /** The dentist did not sign it, but has named who did. */
        isByDeputy: z.boolean(),
      })
      .nullable(),
    sentBy: z.string(),
    sentAt: z.string(),
    openedAt: z.string().nullable(),
    openedBy: z.string().nullable(),
  })
  .meta({ id: 'SentOrder' });

/** An order of a chain of remakes, as far as the reader has it. */
export const LinkedOrder = OrderRow.pick({
  orderId: true,
  orderCode: true,
  type: true,
  status: true,
  isStarted: true,
  createdAt: true,
})
  .extend({
    /** Why it was made once more; null for the first. */
    cause: z.enum(REMAKE_CAUSES).nullable(),
  })
  .meta({ id: 'LinkedOrder' });
export type LinkedOrder = z.output<typeof LinkedOrder>;

/** Why an order waits. */
export const OrderHold = z
  .object({
    by: z.enum(ORDER_SIDES),
    /** By the reader's own side, which alone lets it go on. */
    isOwn: z.boolean(),
    since: z.string(),
    reasonText: z.string(),
    name: z.string(),
  })
  .meta({ id: 'OrderHold' });
export type OrderHold = z.output<typeof OrderHold>;

export const OrderDetail = OrderRow.extend({
  /** That of the newest entry; actions name it. */
  version: z.number().int(),
  revision: z.number().int(),
  comesByParcel: z.boolean(),
  sharesName: z.boolean(),
  proposedOn: z.string().nullable(),
  isAutoAccepted: z.boolean(),
  hold: OrderHold.nullable(),
  /** What the clinic wrote when it asked for the end of accepted work; null while it asks nothing. */
  cancelAsked: z.string().nullable(),
  /** When the impression or the model has come; null before, and where none is awaited. */
  arrivedAt: z.string().nullable(),
  /** Who of the lab works on it; null for nobody, and for a clinic. */
  technician: z.object({ userCode: AnsweredId, name: z.string() }).nullable(),
  /** The lab's own: where the work stands; empty for none, and for a clinic. */
  tray: z.string(),
  /** Of one that is made once more, or was: all of them, the first one first. */
  chain: z.array(LinkedOrder),
  /** Why this one is made once more; null for all others. */
  remakeCause: z.enum(REMAKE_CAUSES).nullable(),
  /** Null until it was shipped. */
  shipping: Shipping.nullable(),
  /** What the caller can do now. */
  actions: z.array(z.enum(ORDER_ACTION_NAMES)),
  clinic: OrderCard,
  lab: OrderCard.nullable(),
  reason: z.string(),
  reasonText: z.string(),
  actedBy: Actor,
  sent: SentOrder.nullable(),
  files: z.array(OrderFile),
  marks: z.array(OrderMark),
  history: z.array(OrderEntry),
  /** A lab's alone, while it has not answered: what it has seen otherwise. */
  changedSinceOpened: z
    .object({ openedAt: z.string(), openedBy: z.string(), changes: OrderChanges })
    .nullable(),
  /** The clinic's alone: what it wants to send, and what stands in the way. */
  own: z
    .object({
      plan: OrderPlan,
      planVersion: z.number().int(),
      caseState: z.enum(CASE_STATES),
      caseName: z.string(),
      attachments: z.array(OrderAttachment),
      obstacles: z.array(z.enum(SEND_OBSTACLES)),
      /** Stands for all that would be sent now: whoever sends or releases it names what was shown. */
      seal: z.string(),
      mayRelease: z.boolean(),
      /** The caller may sign for this dentist, and the dentist has left this signature. */
      willSign: z.boolean(),
      /** The lab's dates for these works: earliest, and what the form begins with. */
      dates: z.object({ earliest: z.string().nullable(), suggested: z.string().nullable() }).nullable(),
      releaseAskedBy: z.string().nullable(),
      returnedReason: z.string(),
    })
    .nullable(),
}).meta({ id: 'OrderDetail' });
export type OrderDetail = z.output<typeof OrderDetail>;

export const RejectReason = z.enum(REJECT_REASONS);
