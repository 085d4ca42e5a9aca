/** How parcels travel, and where one is looked up: `{number}` is put into the address. */
interface CarrierSpec {
  name: string;
  tracking: string | null;
}

const CARRIER_SPECS = {
  dhl: { name: 'DHL', tracking: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}' },
  dpd: { name: 'DPD', tracking: 'https://www.dpdgroup.com/be/mydpd/my-parcels/search?parcelNumber={number}' },
  fedex: { name: 'FedEx', tracking: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  gls: { name: 'GLS', tracking: 'https://gls-group.com/track/{number}' },
  royalMail: {
    name: 'Royal Mail',
    tracking: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  ups: { name: 'UPS', tracking: 'https://www.ups.com/track?tracknum={number}' },
  usps: { name: 'USPS', tracking: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  /** Named by each language. */
  courier: { name: '', tracking: null },
  pickUp: { name: '', tracking: null },
  other: { name: '', tracking: null },
} as const satisfies Record<string, CarrierSpec>;

export type Carrier = keyof typeof CARRIER_SPECS;
export const CARRIERS = Object.keys(CARRIER_SPECS) as [Carrier, ...Carrier[]];

/** The name of a carrier; empty for those that each language names. */
export const carrierName = (carrier: Carrier): string => CARRIER_SPECS[carrier].name;

/** Where a parcel can be followed; nothing without a number, or where nobody looks it up. */
export function trackingAddress(carrier: Carrier, number: string): string | null {
  const { tracking } = CARRIER_SPECS[carrier];
  const typed = number.replaceAll(/\s/g, '');
  return tracking === null || typed === '' ? null : tracking.replace('{number}', encodeURIComponent(typed));
}

/** Days of the lab's calendar. */
export interface ShippingDays {
  shippedOn: string;
  arrivesOn: string;
}

/** How far from today a parcel's days may lie: whoever mistypes a year is told at once. */
const FARTHEST_DAYS = 92;

/** Whether the days of a parcel can be true: it arrives on the day it leaves or later, and both are near. */
export function areShippingDays({ shippedOn, arrivesOn }: ShippingDays, today: string): boolean {
  return (
    shippedOn <= arrivesOn &&
    daysBetween(today, shippedOn) <= FARTHEST_DAYS &&
    daysBetween(today, arrivesOn) <= FARTHEST_DAYS
  );
}

const daysBetween = (one: string, other: string): number =>
  Math.abs(Date.parse(`${one}T00:00:00Z`) - Date.parse(`${other}T00:00:00Z`)) / 86_400_000;

/** From which day a parcel is waited for: the one the lab says, but never before it was announced. */
export const awaitedFrom = (arrivesOn: string, announcedOn: string): string =>
  arrivesOn < announcedOn ? announcedOn : arrivesOn;

/** When a clinic that has not confirmed a parcel is asked about it, in days after it is waited for. */
export const PARCEL_ASKED_AFTER = [0, 7] as const;
/** When a parcel that nobody has confirmed counts as received. */
export const PARCEL_RECEIVED_AFTER = 30;
/** The hour at which a clinic is asked, by its own clock: the post has come. */
export const PARCEL_ASKED_AT = 16;

/** How long a former partner's files of completed orders stay with the lab, in days. */
export const FORMER_PARTNER_DAYS = 90;
