import type { Company } from '@archway/contract/organization/model';
import { expect, test } from 'vitest';
import { changesOf, refusedFields, shownFields } from './draft.ts';

const company: Company = {
  companyCode: '00000000-0000-7000-8000-000000000002',
  name: 'Harbour Street Dental',
  type: 2,
  abbreviation: 'HSD',
  businessLicenseCode: '',
  representativeName: '',
  phone: '',
  email: '',
  address: { country: 'GB', state: 'England', city: 'Bristol', district: '', street: '', postalCode: '' },
  timeZone: 'Europe/London',
  businessLicenseFile: null,
  logo: null,
  region: 'uk',
  status: 1,
  closing: null,
  isListed: false,
  missing: [],
  invitationEnd: '',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:00:00Z',
};

test('only what differs is sent, an address as a whole', () => {
  expect(changesOf(company, {})).toEqual({});
  expect(changesOf(company, { name: company.name, phone: '1' })).toEqual({ phone: '1' });
  expect(changesOf(company, { address: { city: 'Bristol' } })).toEqual({});
  expect(changesOf(company, { address: { city: 'Bath' } })).toEqual({
    address: { ...company.address, city: 'Bath' },
  });
});

test('what was typed stays while the rest follows the server', () => {
  const changed = { ...company, phone: '2', address: { ...company.address, street: '1 Quay' } };
  const shown = shownFields(changed, { name: 'Harbour', address: { city: 'Bath' } });
  expect(shown).toMatchObject({ name: 'Harbour', phone: '2', address: { city: 'Bath', street: '1 Quay' } });
});

test('names the fields that would be refused', () => {
  expect([...refusedFields({ name: ' ', email: 'nobody' })].toSorted()).toEqual(['email', 'name']);
  expect(refusedFields({ email: '', name: 'Harbour' }).size).toBe(0);
});
