import { expect, test } from 'vitest';
import { isSameAddress, splitAddresses } from './addresses.ts';

test('a pasted list is taken apart however it is written', () => {
  expect(splitAddresses('a@x.example, b@x.example;c@x.example\nd@x.example  ')).toEqual([
    'a@x.example',
    'b@x.example',
    'c@x.example',
    'd@x.example',
  ]);
  expect(splitAddresses('Nina Ford <nina.ford@x.example>, Omar Said <omar@x.example>')).toEqual([
    'nina.ford@x.example',
    'omar@x.example',
  ]);
  expect(splitAddresses('  ')).toEqual([]);
});

test('case makes no other address', () => {
  expect(isSameAddress('Nina@X.example', 'nina@x.example')).toBe(true);
  expect(isSameAddress('nina@x.example', 'omar@x.example')).toBe(false);
});
