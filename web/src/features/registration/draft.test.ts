import { expect, test } from 'vitest';
import { draftAgain, emptyDraft, readDraft, type Draft } from './draft.ts';

const FULL: Draft = {
  ...emptyDraft(),
  way: 'lab',
  region: 'europe',
  isRegionUnderstood: true,
  name: 'Kestrel Dental Lab',
  address: {
    country: 'DE',
    state: 'Berlin',
    city: 'Berlin',
    district: '',
    street: 'Hafenstraße 1',
    postalCode: '10115',
  },
  timeZone: 'Europe/Berlin',
  ticket: 'a ticket',
  logo: { fileId: '1', name: 'logo.png', size: 12 },
  displayName: 'Nina Ford',
  email: 'nina@kestrel.example',
  ticked: { terms: '7', privacy: '5', cookie: '' },
};

test('what was written down is read again', () => {
  expect(readDraft(JSON.stringify(FULL))).toEqual(FULL);
});

test('without a draft, or with one nobody can read, the form is empty but for the time zone', () => {
  const empty = { ...emptyDraft(), ticked: { terms: '', privacy: '', cookie: '' } };
  for (const written of [null, '', 'null', '[]', '{"way":"dealer"', '"text"'])
    expect(readDraft(written), String(written)).toEqual(empty);
  expect(empty.timeZone).not.toBe('');
});

test('what is of another kind than it should be is left out, and the rest stays', () => {
  const written = JSON.stringify({
    ...FULL,
    way: 'dealer',
    name: 7,
    address: null,
    logo: { fileId: '1' },
    isRegionUnderstood: 'yes',
    password: 'Archway-Demo-26',
  });
  const read = readDraft(written);
  expect(read).toMatchObject({ way: '', name: '', logo: null, isRegionUnderstood: false, email: FULL.email });
  expect(read.address).toEqual(emptyDraft().address);
  expect(read).not.toHaveProperty('password');
});

test('another address begins with the same organization, without its files and agreements', () => {
  expect(draftAgain(FULL)).toMatchObject({
    name: FULL.name,
    address: FULL.address,
    email: '',
    ticket: '',
    logo: null,
    ticked: {},
  });
});
