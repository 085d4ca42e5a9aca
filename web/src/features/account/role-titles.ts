import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';

/** The roles every organization starts with, by their codes. A role that was renamed or made is called as it was. */
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

export function roleTitle(t: Translate, { code, name }: { code: string; name: string }): string {
  const key = name === code ? TITLES[code] : undefined;
  return key === undefined ? name : t(key);
}
