import { expect, test } from 'vitest';
import { askedOf, askForFile, askForPlace } from './case-asked.ts';

test('a place and a role are read back from the address they were written to', () => {
  const place = { scanId: 'a-1', point: [1.25, -20, 0] as const };
  expect(askedOf(askForPlace(place))).toEqual({ place, add: null });
  expect(askedOf(askForFile('scanBody'))).toEqual({ place: null, add: 'scanBody' });
});

test.each([
  '',
  '?scan=a',
  '?at=1,2,3',
  '?scan=a&at=1,2',
  '?scan=a&at=1,2,x',
  '?scan=a&at=1,2,3,4',
  '?add=tooth',
])('%s asks for nothing', (search) => {
  expect(askedOf(search)).toEqual({ place: null, add: null });
});
