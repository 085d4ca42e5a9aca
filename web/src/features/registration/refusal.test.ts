import { expect, test } from 'vitest';
import { refusedBy, refusedStep } from './refusal.ts';

const NO_FILES = { logo: null, businessLicenseFile: null };
const FILES = { logo: {}, businessLicenseFile: {} };
const invalid = (...fields: string[]) => ({ failure: 'invalidInput', data: { fields } }) as const;

test('fields that the server names are marked, and lead to the first of their steps', () => {
  const refused = refusedBy(invalid('email', 'address.city', 'phone'), NO_FILES);
  expect(refused).toEqual({
    email: 'register.refused',
    city: 'register.refused',
    phone: 'register.refused',
  });
  expect(refusedStep(refused)).toBe('organization');
  expect(refusedStep(refusedBy(invalid('type'), NO_FILES))).toBe('way');
  expect(refusedStep(refusedBy(invalid('region'), NO_FILES))).toBe('region');
  expect(refusedStep(refusedBy(invalid('terms'), NO_FILES))).toBe('agreements');
});

test('a refused password is marked with the reason', () => {
  const refused = (problems: string[]) =>
    refusedBy({ failure: 'passwordRefused', data: { problems } }, NO_FILES);
  expect(refused(['common'])).toEqual({ password: 'register.passwordCommon' });
  expect(refused(['length'])).toEqual({ password: 'ui.password.invalid' });
  expect(refusedStep(refused(['common']))).toBe('account');
});

test.each(['processingFailed', 'resourceIsBeingPrepared'] as const)(
  '%s is about the files that were sent',
  (failure) => {
    expect(refusedBy({ failure, data: null }, FILES)).toEqual({
      logo: 'register.file.refused',
      businessLicenseFile: 'register.file.refused',
    });
    expect(refusedBy({ failure, data: null }, { ...NO_FILES, logo: {} })).toEqual({
      logo: 'register.file.refused',
    });
    expect(refusedBy({ failure, data: { fields: ['businessLicenseFile'] } }, FILES)).toEqual({
      businessLicenseFile: 'register.file.refused',
    });
  },
);

test('a ticket that is over is about its files; a license that is missing is named though none was sent', () => {
  expect(refusedBy(invalid('ticket'), { ...NO_FILES, logo: {} })).toEqual({ logo: 'register.file.refused' });
  expect(refusedBy(invalid('businessLicenseFile'), NO_FILES)).toEqual({
    businessLicenseFile: 'register.file.refused',
  });
});

test('other failures, and fields nobody knows, belong to no field', () => {
  expect(refusedBy({ failure: 'tooMany', data: { retryAfter: 3 } }, FILES)).toEqual({});
  expect(refusedBy(invalid('nonsense'), FILES)).toEqual({});
  expect(refusedBy({ failure: 'invalidInput', data: null }, FILES)).toEqual({});
  expect(refusedStep({})).toBeUndefined();
});
