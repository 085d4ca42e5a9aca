import { describe, expect, test } from 'vitest';
import { missingOf, type CompletenessFacts } from './organization-completeness.ts';
import { ORGANIZATION_TYPE } from './organization-types.ts';

const complete: CompletenessFacts = {
  type: ORGANIZATION_TYPE.clinic,
  hasVerifiedEmail: true,
  country: 'DE',
  city: 'Berlin',
  street: 'Feldweg 1',
  representativeName: 'Hannah Feld',
  phone: '+49 30 1',
  email: 'hannah@praxisfeld.example',
  licenseCode: 'HRB 1',
  owesLicenseFile: false,
  registerVersion: 2,
};
const itemsMissing = (change: Partial<CompletenessFacts>) =>
  missingOf({ ...complete, ...change }).map(({ item }) => item);

test('nothing is missing when everything was told', () => {
  expect(itemsMissing({})).toEqual([]);
});

describe('each part is missed by itself', () => {
  test.each<[keyof CompletenessFacts, string]>([
    ['country', 'address'],
    ['city', 'address'],
    ['street', 'address'],
    ['representativeName', 'representative'],
    ['phone', 'representative'],
    ['email', 'representative'],
    ['licenseCode', 'license'],
  ])('%s → %s', (field, item) => {
    expect(itemsMissing({ [field]: '' })).toEqual([item]);
    expect(itemsMissing({ [field]: '  ' })).toEqual([item]);
  });

  test('the license as a file', () => {
    expect(itemsMissing({ owesLicenseFile: true })).toEqual(['license']);
  });

  test('a verified address', () => {
    expect(itemsMissing({ hasVerifiedEmail: false })).toEqual(['verifiedEmail']);
  });
});

test('whoever registered with the short form owes no license', () => {
  expect(itemsMissing({ licenseCode: '', owesLicenseFile: true, registerVersion: 1 })).toEqual([]);
});

test('labs owe it as clinics do, the platform side owes nothing', () => {
  const nothing = { hasVerifiedEmail: false, country: '', representativeName: '', licenseCode: '' };
  const everything = ['verifiedEmail', 'address', 'representative', 'license'];
  for (const type of [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab])
    expect(itemsMissing({ ...nothing, type })).toEqual(everything);
  for (const type of [ORGANIZATION_TYPE.superAdmin, ORGANIZATION_TYPE.dealer, ORGANIZATION_TYPE.oem])
    expect(itemsMissing({ ...nothing, type })).toEqual([]);
});

test('each names the screen to fill it in', () => {
  expect(missingOf({ ...complete, city: '', hasVerifiedEmail: false })).toEqual([
    { item: 'verifiedEmail', path: '/own-space/account-info' },
    { item: 'address', path: '/own-space/organisation-info' },
  ]);
});
