import { SEEDED_KITS } from '@archway/rules/treatment/implant-kits';
import { expect, test } from 'vitest';
import { asListed } from './kit-spelling.ts';

test('a new diameter of a known system goes below it, however it was typed', () => {
  expect(asListed(SEEDED_KITS, { manufacturer: 'ALDERA', system: 'conic slim', diameter: '3.6' })).toEqual({
    manufacturer: 'Aldera',
    system: 'Conic Slim',
    diameter: '3.6',
  });
});

test('a system of another manufacturer is not the same system', () => {
  const kit = { manufacturer: 'Tarvos', system: 'conic', diameter: '4.1' };
  expect(asListed(SEEDED_KITS, kit)).toEqual(kit);
});
