import type { Carrier } from '@archway/rules/order/shipping';
import type { OrderType, RejectReason } from '@archway/rules/order/statuses';
import type { OrderSeedStep } from '@archway/server/features/order/public';

/** One action, so many working days of the lab after the order was begun, by the lab's clock. */
export interface CastStep extends Pick<OrderSeedStep, 'action' | 'by'> {
  after: number;
  hour: number;
  minute: number;
  /** The cast's name of the member; null for what happens by itself. */
  who: string | null;
  carrier?: Carrier;
  trackingNumber?: string;
  /** What a correction has corrected. */
  carrierBefore?: Carrier;
  /** When a corrected parcel left. */
  shippedAfter?: number;
  proposedAfter?: number;
  reason?: RejectReason;
  reasonText?: string;
}

export interface CastOrder {
  /** The name of its case. */
  case: string;
  /** Days of the calendar before today; the lab's next working day counts. */
  daysAgo: number;
  /** When the work is wanted, in working days of the lab. */
  wantedAfter: number;
  type?: OrderType;
  isRush?: true;
  hidesName?: true;
  note?: string;
  technician?: string;
  steps: readonly CastStep[];
}

/** A clinic, its lab, and who does what in both. */
export interface Pair {
  clinic: string;
  lab: string;
  releases: string;
  receives: string;
  accepts: string;
  makes: string;
  carrier: Carrier;
  numbers: string;
}

const HARBOUR: Pair = {
  clinic: 'Harbour Street Dental',
  lab: 'Kestrel Dental Lab',
  releases: 'lewis.reid',
  receives: 'amara.cole',
  accepts: 'grace.obi',
  makes: 'aiko.tanabe',
  carrier: 'royalMail',
  numbers: 'KDL',
};
const FELD: Pair = {
  clinic: 'Praxis Feld & Partner',
  lab: 'Laboratorio Bianchi',
  releases: 'hannah.feld',
  receives: 'jonas.lindt',
  accepts: 'sara.bianchi',
  makes: 'luca.ferri',
  carrier: 'gls',
  numbers: 'LB',
};
export const PAIRS: readonly Pair[] = [HARBOUR, FELD];

const GOES_AS_FAR_AS = ['sent', 'accepted', 'started', 'ready', 'shipped', 'completed'] as const;
type Far = (typeof GOES_AS_FAR_AS)[number];

/** The way most orders go, as far as this one has come. */
function way(pair: Pair, far: Far, { isAuto = false, releases = pair.releases } = {}): CastStep[] {
  const steps: CastStep[] = [
    { action: 'send', by: 'clinic', after: 0, hour: 8, minute: 25, who: releases },
    isAuto
      ? { action: 'autoAccept', by: 'lab', after: 0, hour: 8, minute: 26, who: null }
      : { action: 'accept', by: 'lab', after: 0, hour: 10, minute: 5, who: pair.accepts },
    { action: 'startProcessing', by: 'lab', after: 1, hour: 9, minute: 15, who: pair.makes },
    { action: 'setReady', by: 'lab', after: 4, hour: 15, minute: 40, who: pair.makes },
    {
      action: 'ship',
      by: 'lab',
      after: 5,
      hour: 11,
      minute: 20,
      who: pair.accepts,
      carrier: pair.carrier,
      trackingNumber: `${pair.numbers} 4821 ${releases.length}73 0`,
    },
    { action: 'complete', by: 'clinic', after: 7, hour: 9, minute: 50, who: pair.receives },
  ];
  return steps.slice(0, GOES_AS_FAR_AS.indexOf(far) + 1);
}

/** Ended orders of a year: for the numbers of both, and for whoever looks back. */
const done = (pair: Pair, cases: Readonly<Record<string, number>>, releases = pair.releases): CastOrder[] =>
  Object.entries(cases).map(([name, daysAgo]) => ({
    case: name,
    daysAgo,
    wantedAfter: 8,
    technician: pair.makes,
    steps: way(pair, 'completed', { releases }),
  }));

const says = (step: Omit<CastStep, 'minute'>): CastStep => ({ ...step, minute: 30 });

export const CAST_ORDERS: Readonly<Record<string, readonly CastOrder[]>> = {
  [HARBOUR.clinic]: [
    ...done(HARBOUR, {
      'Crown 16, temporary': 351,
      'Bridge 14 to 16': 265,
      'Implant crown 46': 175,
      'Crown 37': 130,
      'Crown 24': 22,
    }),
    ...done(
      HARBOUR,
      { 'Full denture, upper': 337, 'Inlay 25': 303, 'Night guard': 242, 'Crown 23': 111 },
      'elena.markou',
    ),
    {
      case: 'Veneer 12',
      daysAgo: 220,
      wantedAfter: 14,
      note: 'Slightly brighter at the edge.',
      technician: HARBOUR.makes,
      steps: [
        says({ action: 'send', by: 'clinic', after: 0, hour: 9, who: 'elena.markou' }),
        says({
          action: 'reject',
          by: 'lab',
          after: 0,
          hour: 11,
          who: HARBOUR.accepts,
          reason: 'marginUnclear',
          reasonText: 'The margin can’t be seen on the mesial side.',
        }),
        ...way(HARBOUR, 'completed', { releases: 'elena.markou' }).map((step) => ({
          ...step,
          after: step.after + 2,
        })),
      ],
    },
    {
      case: 'Onlay 36',
      daysAgo: 152,
      wantedAfter: 8,
      steps: [
        says({ action: 'send', by: 'clinic', after: 0, hour: 9, who: 'elena.markou' }),
        says({ action: 'cancel', by: 'clinic', after: 0, hour: 15, who: HARBOUR.receives }),
      ],
    },
    {
      case: 'Crown 45',
      daysAgo: 19,
      wantedAfter: 6,
      steps: [
        ...way(HARBOUR, 'accepted', { releases: 'elena.markou' }),
        says({
          action: 'cancel',
          by: 'lab',
          after: 1,
          hour: 10,
          who: 'marek.nowak',
          reason: 'date',
          reasonText: 'Our milling machine is being repaired this week.',
        }),
      ],
    },
    {
      case: 'Surgical guide 36',
      daysAgo: 4,
      wantedAfter: 9,
      steps: [
        says({ action: 'send', by: 'clinic', after: 0, hour: 9, who: HARBOUR.releases }),
        says({
          action: 'reject',
          by: 'lab',
          after: 0,
          hour: 14,
          who: HARBOUR.accepts,
          reason: 'informationMissing',
          reasonText: 'The sleeve system is missing.',
        }),
      ],
    },
    {
      case: 'Retainer, upper',
      daysAgo: 9,
      wantedAfter: 7,
      technician: HARBOUR.makes,
      steps: [
        ...way(HARBOUR, 'shipped', { isAuto: true }),
        says({
          action: 'correctShipping',
          by: 'lab',
          after: 5,
          hour: 12,
          who: HARBOUR.accepts,
          carrier: 'dpd',
          trackingNumber: '1550 2201 7764',
          carrierBefore: HARBOUR.carrier,
        }),
      ],
    },
    {
      case: 'Crown 36',
      daysAgo: 10,
      wantedAfter: 7,
      technician: HARBOUR.makes,
      steps: way(HARBOUR, 'shipped', { isAuto: true }),
    },
    // Overdue: wanted before today and still on the bench.
    {
      case: 'Bridge 24 to 26',
      daysAgo: 13,
      wantedAfter: 7,
      technician: HARBOUR.makes,
      note: 'Pontic with a flat base, please.',
      steps: way(HARBOUR, 'started', { isAuto: true, releases: 'elena.markou' }),
    },
    {
      case: 'Crown 17',
      daysAgo: 8,
      wantedAfter: 8,
      technician: HARBOUR.makes,
      steps: way(HARBOUR, 'ready', { isAuto: true, releases: 'elena.markou' }),
    },
    {
      case: 'Crown 15',
      daysAgo: 6,
      wantedAfter: 6,
      technician: HARBOUR.makes,
      steps: way(HARBOUR, 'started', { isAuto: true }),
    },
    {
      case: 'Inlay 14',
      daysAgo: 5,
      wantedAfter: 7,
      technician: HARBOUR.makes,
      hidesName: true,
      steps: way(HARBOUR, 'started', { isAuto: true, releases: 'elena.markou' }),
    },
    { case: 'Crown 47', daysAgo: 4, wantedAfter: 8, steps: way(HARBOUR, 'accepted', { isAuto: true }) },
    {
      case: 'Night guard, upper',
      daysAgo: 3,
      wantedAfter: 9,
      steps: way(HARBOUR, 'accepted', { isAuto: true, releases: 'elena.markou' }),
    },
    // A rush order waits for somebody to look; here with a later day for the clinic to agree to.
    {
      case: 'Implant crown 25',
      daysAgo: 2,
      wantedAfter: 4,
      isRush: true,
      steps: [
        says({ action: 'send', by: 'clinic', after: 0, hour: 8, who: HARBOUR.releases }),
        says({ action: 'accept', by: 'lab', after: 0, hour: 9, who: 'marek.nowak', proposedAfter: 7 }),
      ],
    },
    {
      case: 'Veneer 22',
      daysAgo: 1,
      wantedAfter: 3,
      isRush: true,
      note: 'Patient travels at the end of the week.',
      steps: [says({ action: 'send', by: 'clinic', after: 0, hour: 9, who: 'elena.markou' })],
    },
    {
      case: 'Onlay 16',
      daysAgo: 1,
      wantedAfter: 7,
      steps: way(HARBOUR, 'accepted', { isAuto: true, releases: 'elena.markou' }),
    },
    {
      case: 'Veneer 13',
      daysAgo: 1,
      wantedAfter: 8,
      steps: [says({ action: 'askRelease', by: 'clinic', after: 0, hour: 9, who: HARBOUR.receives })],
    },
    { case: 'Implant 14', daysAgo: 0, wantedAfter: 9, steps: [] },
  ],
  [FELD.clinic]: [
    ...done(FELD, { 'Teilkrone 37': 90, 'Krone 35': 76, 'Krone 14': 51 }),
    {
      case: 'Veneer 21',
      daysAgo: 33,
      wantedAfter: 10,
      technician: FELD.makes,
      steps: way(FELD, 'completed'),
    },
    {
      case: 'Brücke 44 bis 46',
      daysAgo: 12,
      wantedAfter: 9,
      technician: FELD.makes,
      steps: way(FELD, 'shipped'),
    },
    {
      case: 'Aufbissschiene Oberkiefer',
      daysAgo: 9,
      wantedAfter: 8,
      technician: FELD.makes,
      steps: way(FELD, 'ready'),
    },
    {
      case: 'Krone 25',
      daysAgo: 8,
      wantedAfter: 8,
      technician: FELD.makes,
      steps: way(FELD, 'started'),
    },
    {
      case: 'Bohrschablone 16',
      daysAgo: 6,
      wantedAfter: 8,
      steps: [
        says({ action: 'askRelease', by: 'clinic', after: 0, hour: 8, who: FELD.receives }),
        says({ action: 'release', by: 'clinic', after: 0, hour: 9, who: FELD.releases }),
        says({ action: 'accept', by: 'lab', after: 0, hour: 10, who: FELD.accepts }),
      ],
    },
    { case: 'Inlay 36', daysAgo: 5, wantedAfter: 9, hidesName: true, steps: way(FELD, 'accepted') },
    {
      case: 'Krone 16',
      daysAgo: 2,
      wantedAfter: 10,
      note: 'Bitte Kontakt distal etwas stärker.',
      steps: [
        says({ action: 'send', by: 'clinic', after: 0, hour: 9, who: FELD.releases }),
        says({ action: 'edit', by: 'clinic', after: 0, hour: 10, who: FELD.releases }),
      ],
    },
    { case: 'Krone 47', daysAgo: 1, wantedAfter: 9, steps: way(FELD, 'sent') },
    { case: 'Veneer 23', daysAgo: 0, wantedAfter: 10, steps: [] },
  ],
};
