import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { emptyDraft } from './draft.ts';
import { chooseWay, wayByCodeOf, wayOfType } from './invitation.ts';

test('by a code of a clinic one registers a lab, and the other way round', () => {
  expect(wayByCodeOf(ORGANIZATION_TYPE.clinic)).toBe('lab');
  expect(wayByCodeOf(ORGANIZATION_TYPE.lab)).toBe('clinic');
  expect(wayOfType(ORGANIZATION_TYPE.lab)).toBe('lab');
});

test('another way drops the invitation, and the address that came with it', () => {
  const invited = {
    ...emptyDraft(),
    way: 'lab' as const,
    isInvited: true,
    invitation: 'token',
    invitedBy: 'Harbour Street Dental',
    invitedEmail: 'hello@kestrel.example',
    email: 'hello@kestrel.example',
  };
  expect({ ...invited, ...chooseWay(invited, 'clinic') }).toMatchObject({
    way: 'clinic',
    isInvited: false,
    invitation: '',
    email: '',
  });
  expect({ ...invited, ...chooseWay(invited, 'invitation') }).toEqual(invited);
  const typed = { ...emptyDraft(), way: 'clinic' as const, email: 'own@address.example' };
  expect({ ...typed, ...chooseWay(typed, 'invitation') }).toMatchObject({
    way: '',
    isInvited: true,
    email: 'own@address.example',
  });
});
