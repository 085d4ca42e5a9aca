import { SEEDED_KITS } from '@archway/rules/treatment/implant-kits';
import { bareWork, type ImplantKit } from '@archway/rules/treatment/prescription';
import { expect, test } from 'vitest';
import { choosePart, commonKit, offeredParts } from './kit-choices.ts';

const CONIC = { manufacturer: 'Aldera', system: 'Conic', diameter: '4.1' };
const EMPTY = { manufacturer: '', system: '', diameter: '' };
const on = (tooth: number, implantKit: ImplantKit | null) => ({
  ...bareWork('Crown', { teeth: [tooth], jaw: null }, 'implant'),
  implantKit,
});

test('works share the parts of a kit up to the first that differs', () => {
  expect(commonKit([on(36, CONIC), on(46, CONIC)])).toEqual(CONIC);
  expect(commonKit([on(36, CONIC), on(46, { ...CONIC, diameter: '4.8' })])).toEqual({
    ...CONIC,
    diameter: '',
  });
  expect(commonKit([on(36, CONIC), on(46, { ...CONIC, manufacturer: 'Borvik' })])).toEqual(EMPTY);
  expect(commonKit([on(36, CONIC), on(46, null)])).toEqual(EMPTY);
});

test('a part offers what the parts before it leave', () => {
  expect(offeredParts(SEEDED_KITS, EMPTY, 'system')).toEqual([]);
  expect(offeredParts(SEEDED_KITS, CONIC, 'system')).toEqual(['Conic', 'Conic Slim', 'Short']);
  const listed = [...SEEDED_KITS, { ...CONIC, diameter: '10' }];
  expect(offeredParts(listed, CONIC, 'diameter')).toEqual(['3.3', '3.8', '4.1', '4.8', '10']);
});

test('a kit of an old prescription that no list has is still offered', () => {
  const old = { manufacturer: 'Old maker', system: 'One', diameter: 'wide' };
  expect(offeredParts(SEEDED_KITS, old, 'manufacturer')).toContain('Old maker');
  expect([offeredParts(SEEDED_KITS, old, 'system'), offeredParts(SEEDED_KITS, old, 'diameter')]).toEqual([
    ['One'],
    ['wide'],
  ]);
});

test('choosing a part keeps what still fits, and makes the only choice by itself', () => {
  expect(choosePart(SEEDED_KITS, CONIC, 'system', 'Short')).toEqual({ ...CONIC, system: 'Short' });
  expect(choosePart(SEEDED_KITS, CONIC, 'system', 'Conic Slim')).toEqual({
    ...CONIC,
    system: 'Conic Slim',
    diameter: '',
  });
  expect(choosePart(SEEDED_KITS, CONIC, 'manufacturer', 'Velmora')).toEqual({
    manufacturer: 'Velmora',
    system: 'Stella',
    diameter: '',
  });
});
