import type { TextKey } from './keys.ts';

/** The roles every organization starts with, by their codes. */
const TITLES: Readonly<Record<string, TextKey>> = {
  'super-admin': 'role.superAdmin',
  operator: 'role.operator',
  'clinic-admin': 'role.clinicAdmin',
  dentist: 'role.dentist',
  assistant: 'role.assistant',
  'lab-admin': 'role.labAdmin',
  technician: 'role.technician',
  'front-desk': 'role.frontDesk',
  'dealer-admin': 'role.dealerAdmin',
  'dealer-support': 'role.dealerSupport',
  'oem-admin': 'role.oemAdmin',
  'oem-support': 'role.oemSupport',
};

/** The text a role's name is translated by. A role that was renamed or added has none: it's called by its name. */
export const roleTitleKey = ({ code, name }: { code: string; name: string }): TextKey | undefined =>
  name === code ? TITLES[code] : undefined;
