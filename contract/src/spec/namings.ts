import type { SpecItem } from './item.ts';

export type SpecNaming = SpecItem & {
  /** The two names the specification has for one thing. */
  names: readonly [first: string, second: string];
} & (
    | {
        state: 'built';
        /** The file that has both, as they are written there. */
        in: string;
        words: readonly [first: string, second: string];
      }
    | { state: 'owed' }
  );

const screen = (key: string, label: string): SpecNaming => ({
  names: [key, label],
  in: 'locales/en/shell.json',
  words: [`"${key}"`, `"${label}"`],
  state: 'built',
});

/** Where the specification names the same thing twice. */
export const SPEC_NAMINGS: readonly SpecNaming[] = [
  // screens: the key of the menu and the label
  screen('customList', 'Customers'),
  screen('accountManagement', 'Account'),
  screen('userManagement', 'Users'),
  screen('businessManagement', 'Organizations'),
  screen('roleList', 'Role Management'),
  screen('ownSpace', 'My Info'),
  screen('caseManagement', 'Cases'),
  screen('orders', 'Orders'),

  // addresses of one screen
  {
    names: ['/forget-pass/:id', '/set-pass/:id'],
    in: 'web/src/features/account/index.ts',
    words: ["'/forget-pass/:id'", "'/set-pass/:id'"],
    state: 'built',
  },
  {
    names: ['/forget-pass/:id', '/set-password/:id'],
    in: 'web/src/features/account/index.ts',
    words: ["'/forget-pass/:id'", "'/set-password/:id'"],
    state: 'built',
  },
  { names: ['/third/auth-login', '/third/v2/auth-login'], state: 'owed' },

  // entities
  {
    names: ['organization', 'company'],
    in: 'contract/src/organization/calls.ts',
    words: ['organization:record:edit', 'company/editCompany'],
    state: 'built',
  },
  {
    names: ['contact', 'companyContact'],
    in: 'contract/src/contact/calls.ts',
    words: ['contact:record:edit', 'companyContact/save_or_update'],
    state: 'built',
  },
  { names: ['device', 'equipment'], state: 'owed' },
  { names: ['device', 'scanner'], state: 'owed' },
  {
    names: ['region', 'US and Canada'],
    in: 'rules/src/regions.ts',
    words: ["'us-ca'", "'US and Canada'"],
    state: 'built',
  },

  // states and kinds
  { names: ['organization type', 'user type'], state: 'owed' },
  {
    names: ['partnership status', 'partner filter'],
    in: 'rules/src/partner/statuses.ts',
    words: ['PARTNERSHIP_STATUS', 'PARTNER_FILTERS'],
    state: 'built',
  },
  { names: ['case status', 'order status of a case'], state: 'owed' },
  { names: ['toBeProgressed', 'to be processed'], state: 'owed' },
  { names: ['order status', 'order status with notSent and sent'], state: 'owed' },
  { names: ['export task status', 'export result'], state: 'owed' },
  { names: ['work type', 'product type label'], state: 'owed' },
  { names: ['2020 linkExpire', '2020 invalid link'], state: 'owed' },

  // wire
  {
    names: ['jpeg', 'jpg'],
    in: 'rules/src/uploads.ts',
    words: ["'jpeg'", "'jpg'"],
    state: 'built',
  },
];
