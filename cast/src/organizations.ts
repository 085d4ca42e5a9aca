import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';

/** Everybody here is invented; addresses end in `.example`, which nobody can own. */
export interface CastMember {
  userCode: string;
  /** Part of the e-mail address, and the account name. */
  name: string;
  displayName: string;
  role: string;
  language: string;
}

export interface CastProfile {
  abbreviation: string;
  address: {
    country: string;
    state: string;
    city: string;
    district: string;
    street: string;
    postalCode: string;
  };
  timeZone: string;
  businessLicenseCode: string;
  representativeName: string;
  phone: string;
  representativeEmail: string;
  /** Whether others find it in the directory. */
  isListed?: true;
  /** The brand it is certified for, with its color. */
  certifiedAs?: string;
  certifiedColor?: string;
}

export interface CastOrganization {
  orgId: string;
  type: OrganizationType;
  name: string;
  domain: string;
  /** What it has told about itself; those who deal with others have told everything. */
  profile?: CastProfile;
  members: readonly CastMember[];
}

/** Fixed ids, so that tests, stories and journeys speak of the same people. */
const orgId = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const member = (
  org: number,
  n: number,
  name: string,
  displayName: string,
  role: string,
  language = 'en',
): CastMember => ({
  userCode: `00000000-0000-7000-9000-${String(org * 100 + n).padStart(12, '0')}`,
  name,
  displayName,
  role,
  language,
});

export const CAST: readonly CastOrganization[] = [
  {
    orgId: orgId(1),
    type: ORGANIZATION_TYPE.superAdmin,
    name: 'Archway Site Operations',
    domain: 'operations.example',
    members: [
      member(1, 1, 'ruth.adeyemi', 'Ruth Adeyemi', 'super-admin'),
      member(1, 2, 'piet.vandam', 'Piet van Dam', 'operator', 'nl'),
    ],
  },
  {
    orgId: orgId(2),
    type: ORGANIZATION_TYPE.clinic,
    name: 'Harbour Street Dental',
    domain: 'harbourstreet.example',
    profile: {
      abbreviation: 'HSD',
      address: {
        country: 'GB',
        state: 'England',
        city: 'Bristol',
        district: 'Harbourside',
        street: '12 Harbour Street',
        postalCode: 'BS1 0AA',
      },
      timeZone: 'Europe/London',
      businessLicenseCode: 'UK-DEN-0012',
      representativeName: 'Dr. Elena Markou',
      phone: '+44 117 496 0012',
      representativeEmail: 'elena.markou@harbourstreet.example',
      isListed: true,
    },
    members: [
      member(2, 1, 'elena.markou', 'Dr. Elena Markou', 'clinic-admin'),
      member(2, 2, 'lewis.reid', 'Dr. Lewis Reid', 'dentist'),
      member(2, 3, 'amara.cole', 'Amara Cole', 'assistant'),
    ],
  },
  {
    orgId: orgId(3),
    type: ORGANIZATION_TYPE.clinic,
    name: 'Praxis Feld & Partner',
    domain: 'praxisfeld.example',
    profile: {
      abbreviation: 'PFP',
      address: {
        country: 'DE',
        state: 'Hesse',
        city: 'Kassel',
        district: 'Mitte',
        street: 'Feldweg 3',
        postalCode: '34117',
      },
      timeZone: 'Europe/Berlin',
      businessLicenseCode: 'HE-ZA-0034',
      representativeName: 'Dr. Hannah Feld',
      phone: '+49 561 000034',
      representativeEmail: 'hannah.feld@praxisfeld.example',
    },
    members: [
      member(3, 1, 'hannah.feld', 'Dr. Hannah Feld', 'clinic-admin', 'de'),
      member(3, 2, 'jonas.lindt', 'Jonas Lindt', 'assistant', 'de'),
    ],
  },
  {
    orgId: orgId(4),
    type: ORGANIZATION_TYPE.lab,
    name: 'Kestrel Dental Lab',
    domain: 'kestrellab.example',
    profile: {
      abbreviation: 'KDL',
      address: {
        country: 'GB',
        state: 'Scotland',
        city: 'Leith',
        district: '',
        street: '4 Kestrel Yard',
        postalCode: 'EH6 0ZZ',
      },
      timeZone: 'Europe/London',
      businessLicenseCode: 'UK-LAB-0045',
      representativeName: 'Marek Nowak',
      phone: '+44 131 496 0045',
      representativeEmail: 'marek.nowak@kestrellab.example',
      isListed: true,
      certifiedAs: 'Lumaline',
      certifiedColor: '#0f766e',
    },
    members: [
      member(4, 1, 'marek.nowak', 'Marek Nowak', 'lab-admin'),
      member(4, 2, 'aiko.tanabe', 'Aiko Tanabe', 'technician', 'ja'),
      member(4, 3, 'grace.obi', 'Grace Obi', 'front-desk'),
    ],
  },
  {
    orgId: orgId(5),
    type: ORGANIZATION_TYPE.lab,
    name: 'Laboratorio Bianchi',
    domain: 'labbianchi.example',
    profile: {
      abbreviation: 'LB',
      address: {
        country: 'IT',
        state: 'Lombardy',
        city: 'Como',
        district: '',
        street: 'Via dei Gelsi 9',
        postalCode: '22100',
      },
      timeZone: 'Europe/Rome',
      businessLicenseCode: 'CO-LAB-0056',
      representativeName: 'Sara Bianchi',
      phone: '+39 031 000056',
      representativeEmail: 'sara.bianchi@labbianchi.example',
      isListed: true,
    },
    members: [
      member(5, 1, 'sara.bianchi', 'Sara Bianchi', 'lab-admin', 'it'),
      member(5, 2, 'luca.ferri', 'Luca Ferri', 'technician', 'it'),
    ],
  },
  {
    orgId: orgId(6),
    type: ORGANIZATION_TYPE.dealer,
    name: 'Northgate Dental Supply',
    domain: 'northgate.example',
    members: [
      member(6, 1, 'owen.price', 'Owen Price', 'dealer-admin'),
      member(6, 2, 'nadia.haddad', 'Nadia Haddad', 'dealer-support', 'fr'),
    ],
  },
  {
    orgId: orgId(7),
    type: ORGANIZATION_TYPE.oem,
    name: 'Lumaline Scanners',
    domain: 'lumaline.example',
    members: [
      member(7, 1, 'tunde.okafor', 'Tunde Okafor', 'oem-admin'),
      member(7, 2, 'mia.sorensen', 'Mia Sørensen', 'oem-support', 'da'),
    ],
  },
];

/** One password for the whole invented cast; a production site refuses to start with any of them. */
export const CAST_PASSWORD = 'Archway-Demo-26';

export const emailOf = ({ name }: CastMember, { domain }: CastOrganization): string => `${name}@${domain}`;
