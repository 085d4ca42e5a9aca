import type { Address } from '@archway/contract/organization/model';

export const WAYS = ['clinic', 'lab'] as const;
/** What somebody registers. */
export type Way = (typeof WAYS)[number];

/** What everybody agrees to who registers. */
export const AGREEMENTS = ['terms', 'privacy', 'cookie'] as const;
export type Agreement = (typeof AGREEMENTS)[number];

/** A file that was sent and checked. */
export interface SentFile {
  fileId: string;
  name: string;
  size: number;
}

/** Everything that is typed or chosen on the way, except the password: this is kept when the page is loaded again. */
export interface Draft {
  way: Way | '';
  /** With an invitation, which decides what is registered. */
  isInvited: boolean;
  /** The code or what the link carried, once it is known whose it is. */
  invitation: string;
  invitedBy: string;
  /** Of an invitation by mail: the address that was invited, and no other. */
  invitedEmail: string;
  region: string;
  /** Understands that the region stays. */
  isRegionUnderstood: boolean;
  name: string;
  address: Address;
  timeZone: string;
  businessLicenseCode: string;
  representativeName: string;
  phone: string;
  representativeEmail: string;
  /** With which the files were sent. */
  ticket: string;
  logo: SentFile | null;
  businessLicenseFile: SentFile | null;
  displayName: string;
  email: string;
  /** The version of each text that was ticked: a newer one is not. */
  ticked: Partial<Record<Agreement, string>>;
}

/** Kept nowhere but on the open page. */
export interface Secret {
  password: string;
  repeated: string;
}

export const NO_SECRET: Secret = { password: '', repeated: '' };

export function emptyDraft(): Draft {
  return {
    way: '',
    isInvited: false,
    invitation: '',
    invitedBy: '',
    invitedEmail: '',
    region: '',
    isRegionUnderstood: false,
    name: '',
    address: { country: '', state: '', city: '', district: '', street: '', postalCode: '' },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    businessLicenseCode: '',
    representativeName: '',
    phone: '',
    representativeEmail: '',
    ticket: '',
    logo: null,
    businessLicenseFile: null,
    displayName: '',
    email: '',
    ticked: {},
  };
}

/** A draft as it was written down; what is missing or of another kind, as an older page may have left it, is empty. */
export function readDraft(written: string | null): Draft {
  const empty = emptyDraft();
  const given = objectIn(written);
  return {
    ...textsOf(given, empty),
    address: textsOf(objectOf(given['address']), empty.address),
    isRegionUnderstood: given['isRegionUnderstood'] === true,
    isInvited: given['isInvited'] === true,
    way: WAYS.find((way) => way === given['way']) ?? '',
    logo: fileOf(given['logo']),
    businessLicenseFile: fileOf(given['businessLicenseFile']),
    ticked: textsOf(objectOf(given['ticked']), Object.fromEntries(AGREEMENTS.map((name) => [name, '']))),
  };
}

/** The same form for somebody who has to begin with another address; the files belong to the first one. */
export function draftAgain(draft: Draft): Draft {
  return {
    ...draft,
    email: draft.invitedEmail,
    ticket: '',
    logo: null,
    businessLicenseFile: null,
    ticked: {},
  };
}

type Given = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Given => (typeof value === 'object' && value !== null ? { ...value } : {});

function objectIn(written: string | null): Given {
  try {
    return objectOf(JSON.parse(written ?? ''));
  } catch {
    return {};
  }
}

/** The fields of `empty`, each with the text that was given for it. */
function textsOf<T extends object>(given: Given, empty: T): T {
  const entries = Object.entries(empty).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && typeof given[name] === 'string' ? given[name] : value,
  ]);
  return Object.fromEntries(entries) as T;
}

function fileOf(value: unknown): SentFile | null {
  const { fileId, name, size } = objectOf(value);
  return typeof fileId === 'string' && typeof name === 'string' && typeof size === 'number'
    ? { fileId, name, size }
    : null;
}
