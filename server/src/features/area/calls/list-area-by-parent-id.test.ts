import { listAreaByParentId } from '@archway/contract/area/calls';
import { CODES } from '@archway/contract/codes';
import { LANGUAGES } from '@archway/rules/languages';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';

const site = await openSite();

const below = async (parentId: string, language = 'en') =>
  (await site.call(listAreaByParentId, { parentId }, { language })).data.list;

test("countries in the reader's language and order", async () => {
  const [english, german] = [await below(''), await below('', 'de')];
  expect(english).toContainEqual({ areaId: 'DE', name: 'Germany' });
  expect(german).toContainEqual({ areaId: 'DE', name: 'Deutschland' });
  expect(german.map(({ name }) => name).indexOf('Österreich')).toBeLessThan(
    german.map(({ name }) => name).indexOf('Polen'),
  );
  expect(english.length).toBeGreaterThan(240);
  for (const language of LANGUAGES) {
    const names = (await below('', language)).map(({ name }) => name);
    expect(names.length).toBe(english.length);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
  }
});

test('states of a country, cities of a state, and nothing below a city', async () => {
  const states = await below('GB');
  const scotland = states.find(({ name }) => name === 'Scotland');
  expect(scotland?.areaId).toMatch(/^GB\.\w+$/);
  const cities = await below(scotland?.areaId ?? '');
  expect(cities).toContainEqual({ areaId: null, name: 'Glasgow' });
});

test('all cities of a country, each once', async () => {
  const cities = await below('GB.*');
  const names = cities.map(({ name }) => name);
  expect(names).toContain('Glasgow');
  expect(names).toContain('Manchester');
  expect(new Set(names).size).toBe(names.length);
  expect(cities.every(({ areaId }) => areaId === null)).toBe(true);
});

test('where nothing is known the list is empty', async () => {
  expect(await below('SG')).toEqual([]);
  for (const parentId of ['QQ', 'QQ.*', 'DE.*.*', 'DE.99', 'DE.01.2', '../GB', '..', 'de', 'constructor'])
    expect(await below(parentId), parentId).toEqual([]);
});

test('the countries are what is meant without a parent', async () => {
  const { code, data } = await site.call(listAreaByParentId, {});
  expect([code, data.list]).toEqual([CODES.ok, await below('')]);
});

test('two a second from one address', async () => {
  const codes = new Set<number>();
  for (let i = 0; i < 125; i += 1)
    codes.add((await site.call(listAreaByParentId, { parentId: 'QQ' }, { address: '192.0.2.99' })).code);
  expect([...codes]).toEqual([CODES.ok, CODES.tooMany]);
});
