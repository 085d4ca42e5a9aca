import { randomUUID } from 'node:crypto';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { OrderStatus } from '@archway/rules/order/statuses';
import { pinOn } from './case-marks.ts';
import { remarkedRow } from './marks.ts';
import { insert, type Row } from './rows.ts';
import { newOrgId, place, type Organization, type World } from './world.ts';

const { lab } = ORGANIZATION_TYPE;
const PRESCRIBED = '{"works": [], "links": [], "absent": []}';

export interface OrderGiven {
  status?: OrderStatus;
  /** Of the clinic; made up for a lab. */
  caseId?: string;
  /** Who has begun it at the clinic, and to whom it is assigned at a lab: roles of own scope see it by that. */
  of: string;
  dentistId?: string;
  isReleaseAsked?: boolean;
  /** Whatever the organization is, the order is at home with it. */
  isHome?: boolean;
  /** What else its row says. */
  more?: Row;
  /** How often it was sent with changes; each time it said the same. */
  revisions?: number;
  /** What else the lab's row of it says. */
  work?: Row;
  /** What else its plan says. */
  plan?: Row;
  /** With whom; somebody who has no members unless said. */
  other?: string;
  /** What the rows of the colliding tenants say instead, by table. */
  twins?: Readonly<Record<string, Row>>;
}

/** Homes and counterparts of an order and of its twins in the colliding tenants. */
interface Owners {
  orgId: string;
  counterpart: string;
  mark: string;
}

function ownersOf(
  world: World,
  org: Organization,
  { isHome, other = newOrgId() }: { isHome: boolean; other?: string | undefined },
): Owners[] {
  const { before, after } = world.collidingTenants;
  const tenants = world.acting.includes(org) ? [before, org, after] : [org];
  return tenants.map(({ orgId, mark }) => {
    const otherOne = orgId === org.orgId ? other : newOrgId();
    return isHome ? { orgId, counterpart: otherOne, mark } : { orgId: otherOne, counterpart: orgId, mark };
  });
}

/**
 * Adds an order of an organization: of a clinic as its home, of a lab as its counterpart. If the organization acts, the
 * colliding tenants have one of the same id in the same place, with somebody else.
 */
export async function addOrder(
  world: World,
  org: Organization,
  {
    status = 'pending',
    caseId = randomUUID(),
    of,
    dentistId,
    isReleaseAsked = false,
    isHome = org.type !== lab,
    more = {},
    revisions = 1,
    work = {},
    plan = {},
    other,
    twins = {},
  }: OrderGiven,
): Promise<{ orderId: string; fileId: string; home: string; partner: string }> {
  const [orderId, fileId] = [randomUUID(), randomUUID()];
  const { mark } = org;
  const isSent = status !== 'notSent';
  const owners = ownersOf(world, org, { isHome, other });
  const put = (table: string, row: Row) =>
    insert(
      world.bench.owner,
      table,
      owners.map((owner) => ({
        ...remarkedRow(row, mark, owner.mark),
        ...(owner.mark === mark ? {} : twins[table]),
        org_id: owner.orgId,
        ...('counterpart' in row
          ? row['counterpart'] === null
            ? { counterpart: null }
            : { counterpart: owner.counterpart }
          : {}),
      })),
    );
  const shared = { counterpart: '' };
  await put('order_record', {
    ...orderRow({ orderId, caseId, mark, status }),
    ...(isSent && { revision: revisions }),
    ...more,
  });
  if (isHome)
    await place(
      world,
      org,
      'order_plan',
      {
        order_id: orderId,
        lab: null,
        type: 'designAndMake',
        shares_name: true,
        by_parcel: false,
        note: `${mark} note`,
        works: '[]',
        files: [],
        created_by: of,
        dentist_id: dentistId ?? null,
        release_asked_at: isReleaseAsked ? new Date() : null,
        release_asked_by: isReleaseAsked ? of : null,
        returned_reason: `${mark} reason`,
        ...plan,
      },
      { distort: twins['order_plan'] ?? {} },
    );
  const entry = {
    ...(isSent ? shared : { counterpart: null }),
    order_id: orderId,
    from_status: null,
    to_status: status,
    done_org: org.orgId,
    done_by_name: `${mark} actor`,
    detail: JSON.stringify({
      reasonText: `${mark} reason`,
      added: [`${mark} added`],
      technician: `${mark} technician`,
    }),
  };
  const first = { version: 1, revision: isSent ? 1 : 0, action: isSent ? 'send' : 'create' };
  await put('order_history', { ...entry, ...first, id: randomUUID() });
  if (isSent)
    for (const [table, row] of sentRows({ orderId, fileId, mark, status, of, revisions }))
      await put(table, { ...shared, ...row, ...(table === 'lab_order' && work) });
  for (let revision = 2; revision <= revisions; revision++) {
    const again = { version: revision, revision, action: 'edit' };
    await put('order_history', { ...entry, ...again, id: randomUUID() });
    await put('order_revision', { ...shared, ...revisionRow({ orderId, mark, revision }) });
  }
  const { orgId: home, counterpart } = owners.find(({ mark: one }) => one === mark)!;
  return { orderId, fileId, home, partner: isHome ? counterpart : home };
}

/** How an organization was called when an order was sent, and where it was. */
export const cardOf = (mark: string): string =>
  JSON.stringify({
    name: mark,
    city: mark,
    country: 'GB',
    certifiedAs: '',
    certifiedColor: '',
    street: `${mark} street`,
    postalCode: '',
  });

function orderRow({
  orderId,
  caseId,
  mark,
  status,
}: {
  orderId: string;
  caseId: string;
  mark: string;
  status: OrderStatus;
}): Row {
  const isSent = status !== 'notSent';
  const card = cardOf(mark);
  return {
    counterpart: isSent ? '' : null,
    id: orderId,
    code: `${mark} ${orderId}`,
    case_id: caseId,
    case_code: mark,
    type: 'designAndMake',
    status,
    revision: isSent ? 1 : 0,
    attempt: isSent ? 1 : 0,
    requested_on: '2040-01-16',
    patient_name: `${mark} patient`,
    patient_code: mark,
    dentist_name: `${mark} dentist`,
    deputy_name: `${mark} deputy`,
    home_card: card,
    counterpart_card: isSent ? card : null,
    sent_at: isSent ? new Date() : null,
    carrier: 'other',
    tracking_number: mark.slice(0, 64),
    shipped_on: '2040-01-14',
    arrives_on: '2040-01-15',
    reason: mark.slice(0, 64),
    reason_text: mark,
    held_name: mark,
    held_text: mark,
    cancel_text: mark,
    acted_org: randomUUID(),
    acted_name: `${mark} actor`,
  };
}

/** What was sent, as it was sent. */
function revisionRow({ orderId, mark, revision }: { orderId: string; mark: string; revision: number }): Row {
  const person = {
    patientName: `${mark} patient`,
    patientCode: mark,
    birthDate: null,
    caseName: mark,
    dentistName: mark,
    registrationNumber: mark,
  };
  return {
    id: randomUUID(),
    order_id: orderId,
    revision,
    attempt: 1,
    prescription: PRESCRIBED,
    person: JSON.stringify(person),
    type: 'designAndMake',
    requested_on: '2040-01-16',
    is_rush: false,
    by_parcel: false,
    note: `${mark} note`,
    sent_by_name: mark,
    opened_by_name: mark,
    signature: JSON.stringify({
      contentKey: `org/${mark}/signature`,
      contentType: 'image/png',
      name: mark,
      signedBy: mark,
    }),
  };
}

/** What a lab reads of an order, by table. */
function sentRows({
  orderId,
  fileId,
  mark,
  status,
  of,
  revisions,
}: {
  orderId: string;
  fileId: string;
  mark: string;
  status: OrderStatus;
  of: string;
  revisions: number;
}): [string, Row][] {
  const order = { id: randomUUID(), order_id: orderId };
  return [
    ['order_revision', revisionRow({ orderId, mark, revision: 1 })],
    [
      'order_grant',
      {
        ...order,
        revision: revisions,
        attempt: 1,
        file_id: fileId,
        kind: 'scan',
        role: 'upper',
        name: `${mark} upper.stl`,
        size: 1,
        content_type: 'model/stl',
        content_key: `org/${mark}/scan`,
        looks: JSON.stringify({ thumbnail: `org/${mark}/thumbnail` }),
        since_revision: 1,
        downloaded_by_name: mark,
      },
    ],
    [
      'order_mark',
      {
        ...order,
        attempt: 1,
        shape: JSON.stringify(pinOn(fileId, mark)),
        made_org: orderId,
        made_by_name: mark,
      },
    ],
    [
      'lab_order',
      {
        id: orderId,
        code: `${mark} ${orderId}`,
        type: 'designAndMake',
        status,
        version: 1,
        clinic_name: mark,
        patient_name: `${mark} patient`,
        patient_code: mark,
        dentist_name: mark,
        deputy_name: mark,
        prescribed: PRESCRIBED,
        requested_on: '2040-01-16',
        is_rush: false,
        by_parcel: false,
        assigned_to: of,
        reason: mark.slice(0, 64),
        sent_at: new Date(),
      },
    ],
  ];
}

/** An order with the canary in every text, and what hangs on it. */
export async function addCanaryOrder(
  world: World,
  org: Organization,
  { of, fileId }: { of: string; fileId: string },
): Promise<void> {
  const { orderId } = await addOrder(world, org, { of, isHome: true });
  // One that it was sent, as the other side of the shared tables.
  if (org.type === lab) await addOrder(world, org, { of });
  await place(world, org, 'order_attachment', { order_id: orderId, file_id: fileId });
  await place(world, org, 'order_consent', {
    id: randomUUID(),
    order_id: orderId,
    revision: 1,
    text_version: org.mark,
    language: org.mark,
    given_by: of,
    address: org.mark,
  });
}
