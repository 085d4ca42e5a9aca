/** The codes of `company.type` on the wire. */
export const ORGANIZATION_TYPE = { superAdmin: 1, clinic: 2, lab: 3, dealer: 4, oem: 5 } as const;
export type OrganizationType = (typeof ORGANIZATION_TYPE)[keyof typeof ORGANIZATION_TYPE];

/** Working, stopped by the platform, or on its way out. */
export const ORGANIZATION_STATUS = { active: 1, stopped: 2, closing: 3 } as const;

/** How long an organization that is being closed can still be kept. */
export const CLOSING_GRACE_DAYS = 30;

/** The codes of `userType`: the second enumeration, where nobody's organization is 0. */
export const USER_TYPE = { notAssigned: 0, inner: 1, clinic: 2, lab: 3, dealer: 4, oem: 5 } as const;

export const ACTIVATION = { notActivated: 0, activated: 1, disabled: 2 } as const;
export type Activation = (typeof ACTIVATION)[keyof typeof ACTIVATION];

export const FEATURE_KEYS = ['TREATMENTS', 'ORAL_HEALTH_REPORT', 'THIRD_PRINT'] as const;
export type FeatureKey = (typeof FEATURE_KEYS)[number];

/** The seeded roles of each organization type: the administrator first, the default for new members marked. */
const SEEDED_ROLES = {
  1: [
    { code: 'super-admin', protected: true },
    { code: 'operator', isDefault: true },
  ],
  2: [{ code: 'clinic-admin', protected: true }, { code: 'dentist' }, { code: 'assistant', isDefault: true }],
  3: [
    { code: 'lab-admin', protected: true },
    { code: 'technician', isDefault: true },
    { code: 'front-desk' },
  ],
  4: [
    { code: 'dealer-admin', protected: true },
    { code: 'dealer-support', isDefault: true },
  ],
  5: [
    { code: 'oem-admin', protected: true },
    { code: 'oem-support', isDefault: true },
  ],
} as const;
export type SeededRole = (typeof SEEDED_ROLES)[OrganizationType][number]['code'];

export const DEFAULT_ROLES: Record<
  OrganizationType,
  readonly { code: SeededRole; protected?: true; isDefault?: true }[]
> = SEEDED_ROLES;

/** Those that hold what they are given; the protected ones hold everything. */
export const GIVEN_ROLES: readonly SeededRole[] = Object.values(DEFAULT_ROLES)
  .flat()
  .filter((role) => !role.protected)
  .map(({ code }) => code);
