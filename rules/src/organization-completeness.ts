import { ORGANIZATION_TYPE } from './organization-types.ts';

/** What an organization must have told before it may deal with others. */
export const COMPLETENESS_ITEMS = ['verifiedEmail', 'address', 'representative', 'license'] as const;
export type CompletenessItem = (typeof COMPLETENESS_ITEMS)[number];

/** The screen on which each of them is filled in. */
export const COMPLETENESS_PATHS: Record<CompletenessItem, string> = {
  verifiedEmail: '/own-space/account-info',
  address: '/own-space/organisation-info',
  representative: '/own-space/organisation-info',
  license: '/own-space/organisation-info',
};

/** The registration form that asks for the business license. */
export const REGISTER_VERSION = { short: 1, withLicense: 2 } as const;
export type RegisterVersion = (typeof REGISTER_VERSION)[keyof typeof REGISTER_VERSION];

export interface CompletenessFacts {
  type: number;
  /** Whether an administrator's address is confirmed. */
  hasVerifiedEmail: boolean;
  country: string;
  city: string;
  street: string;
  representativeName: string;
  phone: string;
  email: string;
  licenseCode: string;
  /** It was asked for the license as a file too, and there is none. */
  owesLicenseFile: boolean;
  registerVersion: number;
}

export interface MissingItem {
  item: CompletenessItem;
  path: string;
}

/** What is still missing, in the order of the screens. Only clinics and labs deal with others, so nobody else owes it. */
export function missingOf(facts: CompletenessFacts): MissingItem[] {
  const { type } = facts;
  if (type !== ORGANIZATION_TYPE.clinic && type !== ORGANIZATION_TYPE.lab) return [];
  const isThere: Record<CompletenessItem, boolean> = {
    verifiedEmail: facts.hasVerifiedEmail,
    address: areFilled(facts.country, facts.city, facts.street),
    representative: areFilled(facts.representativeName, facts.phone, facts.email),
    license:
      facts.registerVersion === REGISTER_VERSION.short ||
      (areFilled(facts.licenseCode) && !facts.owesLicenseFile),
  };
  return COMPLETENESS_ITEMS.filter((item) => !isThere[item]).map((item) => ({
    item,
    path: COMPLETENESS_PATHS[item],
  }));
}

const areFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');
