import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Area } from '@archway/contract/area/model';
import { intlLocaleOf, type Language } from '@archway/rules/languages';

/** One file for each country, made by `tools/make-areas.ts`; one line for each state: code, name, cities. */
const FOLDER = new URL('../../../data/areas/', import.meta.url);

const COUNTRIES: ReadonlySet<string> = new Set(
  existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => file.replace('.tsv', '')) : [],
);

export const isCountry = (code: string): boolean => COUNTRIES.has(code);

interface State {
  id: string;
  name: string;
  cities: readonly string[];
}

/** Read when somebody asks for a country for the first time; all of them together are two megabytes. */
const statesByCountry = new Map<string, Promise<readonly State[]>>();
const countriesByLanguage = new Map<Language, readonly Area[]>();

/** In the place of a state: the cities of all of them. */
const ALL_CITIES = '*';

/** What is directly below; nothing for what is not known. */
export async function areasBelow(parentId: string, language: Language): Promise<readonly Area[]> {
  if (parentId === '') return countriesIn(language);
  const [country = '', state] = parentId.split('.');
  if (!isCountry(country)) return [];
  const states = await statesOf(country);
  if (parentId === `${country}.${ALL_CITIES}`) return citiesOf(states.flatMap(({ cities }) => cities));
  if (state === undefined) return states.map(({ id, name }) => ({ areaId: id, name }));
  return citiesOf(states.find(({ id }) => id === parentId)?.cities ?? []);
}

const citiesOf = (names: readonly string[]): Area[] =>
  [...new Set(names)].map((name) => ({ areaId: null, name }));

function countriesIn(language: Language): readonly Area[] {
  const known = countriesByLanguage.get(language);
  if (known !== undefined) return known;
  const locale = intlLocaleOf(language);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries = [...COUNTRIES]
    .map((areaId) => ({ areaId, name: names.of(areaId) ?? areaId }))
    .toSorted((a, b) => compare(a.name, b.name));
  countriesByLanguage.set(language, countries);
  return countries;
}

function statesOf(country: string): Promise<readonly State[]> {
  const known = statesByCountry.get(country) ?? readStates(country);
  statesByCountry.set(country, known);
  return known;
}

async function readStates(country: string): Promise<readonly State[]> {
  const text = await readFile(new URL(`${country}.tsv`, FOLDER), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [code = '', name = '', ...cities] = line.split('\t');
      return { id: `${country}.${code}`, name, cities };
    });
}
