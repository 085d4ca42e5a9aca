import { expect, test } from 'vitest';
import { isComplete, problemsOf, type Form } from './checks.ts';
import { emptyDraft, type Draft } from './draft.ts';
import { inputOf } from './registration-input.ts';
import { STEPS } from './steps.ts';

const AGREEMENT = {
  terms: { version: '7', url: '/terms' },
  privacy: { version: '5', url: '/privacy' },
  cookie: { version: '3', url: '/cookie' },
} as Form['config']['agreement'];

const DRAFT: Draft = {
  ...emptyDraft(),
  way: 'clinic',
  region: 'uk',
  isRegionUnderstood: true,
  name: 'Harbour Street Dental',
  address: {
    country: 'GB',
    state: 'England',
    city: 'Bristol',
    district: '',
    street: '18 Harbour Street',
    postalCode: 'BS1 5TT',
  },
  timeZone: 'Europe/London',
  displayName: 'Elena Markou',
  email: ' elena.markou@harbourstreet.example ',
  ticked: { terms: '7', privacy: '5', cookie: '3' },
};
const LICENSE: Partial<Draft> = {
  representativeName: 'Elena Markou',
  phone: '+44 117 496 0122',
  representativeEmail: 'office@harbourstreet.example',
  businessLicenseCode: 'CQC 1',
  ticket: 'a ticket',
  businessLicenseFile: { fileId: 'f1', name: 'cqc.pdf', size: 12 },
};
const SECRET = { password: 'Tidal-mirror-46', repeated: 'Tidal-mirror-46' };

const form = (draft: Partial<Draft> = {}, more: Partial<Form> = {}, version: 1 | 2 = 1): Form => ({
  draft: { ...DRAFT, ...draft },
  secret: SECRET,
  config: { agreement: AGREEMENT, region: 'uk', registerShowVersion: version },
  sending: [],
  ...more,
});

test('a form with everything in it is complete', () => {
  for (const step of STEPS) expect(problemsOf(step, form()), step).toEqual({});
  for (const step of STEPS) expect(isComplete(step, form(LICENSE, {}, 2)), step).toBe(true);
});

test('an empty form says of each step what is missing', () => {
  const empty = form(emptyDraft(), { secret: { password: '', repeated: '' } }, 2);
  expect(Object.keys(problemsOf('way', empty))).toEqual(['way']);
  expect(Object.keys(problemsOf('region', empty))).toEqual(['region', 'isRegionUnderstood']);
  expect(Object.keys(problemsOf('organization', empty))).toEqual([
    'name',
    'country',
    'city',
    'street',
    'representativeName',
    'phone',
    'representativeEmail',
    'businessLicenseCode',
    'businessLicenseFile',
  ]);
  expect(Object.keys(problemsOf('account', empty))).toEqual(['displayName', 'email', 'password', 'repeated']);
  expect(Object.keys(problemsOf('agreements', empty))).toEqual(['terms', 'privacy', 'cookie']);
});

test('license and representative are asked for by the longer form only', () => {
  expect(isComplete('organization', form())).toBe(true);
  expect(isComplete('organization', form({}, {}, 2))).toBe(false);
});

test('another region than the site has is no answer', () => {
  expect(Object.keys(problemsOf('region', form({ region: 'europe' })))).toEqual(['region']);
});

test('a file on its way has to arrive first', () => {
  expect(problemsOf('organization', form({}, { sending: ['logo'] }))).toEqual({ logo: 'register.file.wait' });
});

test.each([
  [{ password: 'short', repeated: 'short' }, { password: 'ui.password.invalid' }],
  [{ password: SECRET.password, repeated: 'Tidal-mirror-47' }, { repeated: 'ui.password.different' }],
  [{ password: SECRET.password, repeated: '' }, { repeated: 'ui.password.missing' }],
])('password %j', (secret, problems) => {
  expect(problemsOf('account', form({}, { secret }))).toEqual(problems);
});

test('texts that are too long, blank or no address are named', () => {
  expect(problemsOf('organization', form({ name: 'a'.repeat(65) }))).toEqual({ name: 'tooLong' });
  expect(problemsOf('organization', form({ name: '  ' }))).toEqual({ name: 'organization.nameMissing' });
  expect(problemsOf('account', form({ email: 'nobody' }))).toEqual({ email: 'accountEmail.invalid' });
});

test('a tick holds for the version it was set for', () => {
  const newer = { ...form().config, agreement: { ...AGREEMENT, terms: { version: '8', url: '' } } };
  expect(Object.keys(problemsOf('agreements', form({}, { config: newer })))).toEqual(['terms']);
});

test('what is sent is trimmed where it is compared, and only what the form asks for', () => {
  const short = inputOf({ ...DRAFT, ...LICENSE }, SECRET, form().config, 'en');
  expect(short).toMatchObject({
    type: 2,
    region: 'uk',
    email: 'elena.markou@harbourstreet.example',
    password: SECRET.password,
    businessLicenseCode: '',
    phone: '',
    businessLicenseFile: '',
  });
  const long = inputOf({ ...DRAFT, ...LICENSE, way: 'lab' }, SECRET, form({}, {}, 2).config, 'de');
  expect(long).toMatchObject({
    type: 3,
    language: 'de',
    businessLicenseCode: 'CQC 1',
    ticket: 'a ticket',
    logo: '',
    businessLicenseFile: 'f1',
  });
});
