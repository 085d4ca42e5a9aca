import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { features } from './features.ts';

const named = features.filter(({ name }) => name !== 'platform');
const eventsOf = ({ events = {} }: (typeof features)[number]) => Object.values(events);
const twice = (names: readonly string[]) => names.filter((name, i) => names.indexOf(name) !== i);

test('every folder of features is on the list, once', () => {
  const withFeature = readdirSync(new URL('../features', import.meta.url), { recursive: true })
    .map(String)
    .filter((path) => /^[^/]+\/index\.ts$/.test(path))
    .map((path) => path.split('/')[0] ?? '');
  expect(named.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b))).toEqual(
    withFeature.toSorted((a, b) => a.localeCompare(b)),
  );
});

test('an event is called after its feature, and what a feature waits for can happen', () => {
  for (const feature of named)
    for (const { name } of eventsOf(feature)) expect(name.split('.')[0]).toBe(feature.name);
  const known = new Set(features.flatMap(eventsOf));
  const unknown = features.flatMap(({ subscriptions = [] }) =>
    subscriptions.filter(({ on }) => !known.has(on)).map(({ on }) => on.name),
  );
  expect(unknown).toEqual([]);
});

test('no call, job, cron task, event or mail has the name of another', () => {
  expect(
    twice(features.flatMap(({ calls = [] }) => calls.map(({ call }) => `${call.method} ${call.path}`))),
  ).toEqual([]);
  expect(twice(features.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name)))).toEqual([]);
  expect(twice(features.flatMap(({ cron = [] }) => cron.map(({ name }) => name)))).toEqual([]);
  expect(twice(features.flatMap(eventsOf).map(({ name }) => name))).toEqual([]);
  expect(twice(features.flatMap(({ mails = {} }) => Object.values(mails)).map(({ name }) => name))).toEqual(
    [],
  );
});
