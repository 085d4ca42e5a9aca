import english from '@archway/locales/en/letter.json';
import { makeTranslator } from '@archway/locales/translator';
import { NOTICE_EVENTS } from '@archway/rules/notice-events';
import { expect, test } from 'vitest';
import { letterIcon, letterWords } from './letter-words.ts';

const t = makeTranslator('en', [english]);
const OTHER = { title: 'New notification', text: 'Open it to see more' };

test.each([
  'partnerApplied',
  'partnerAccepted',
  'partnerRejected',
  'partnerEnded',
  'invitationAnswered',
] as const)('%s has words of its own, with the other organization’s name', (event) => {
  const words = letterWords(t, { event, params: { organization: 'Kestrel Dental Lab' } });
  expect(words.title).toContain('Kestrel Dental Lab');
  expect(words.text).not.toBe(OTHER.text);
});

test('somebody who asks to join is named with the organization', () => {
  const params = {
    organization: 'Harbour Street Dental',
    asker: 'Amara Cole',
    askerEmail: 'amara@new.example',
  };
  expect(letterWords(t, { event: 'joinRequested', params }).title).toBe(
    'Amara Cole asks to join Harbour Street Dental',
  );
});

test('an event without words, or one whose parameters are missing, says that there is something', () => {
  expect(letterWords(t, { event: 'softwareRelease', params: {} })).toEqual(OTHER);
  expect(letterWords(t, { event: 'partnerApplied', params: {} })).toEqual(OTHER);
});

test('every event has an icon', () => {
  for (const event of NOTICE_EVENTS) expect(letterIcon(event), event).toBeDefined();
});
