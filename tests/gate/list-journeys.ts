import { JOURNEYS } from '../e2e/journeys.ts';
import { chooseJourneys, type Chosen } from './choose-journeys.ts';
import { changedSinceLastWholeRun } from './last-whole-run.ts';

/** Time the gate has for journeys that are not key. */
const SECONDS = 300;

const since = changedSinceLastWholeRun();
const { run, left } = chooseJourneys({ journeys: JOURNEYS, changed: since?.files, seconds: SECONDS });

// For .ci/run, which runs these.
for (const { journey } of run)
  console.log(
    [
      journey.name,
      journey.seconds,
      journey.least,
      `tests/e2e/${journey.file}.test.ts`,
      journey.only ?? '',
    ].join('\t'),
  );

// For those who read what it prints.
const listed = (chosen: readonly Chosen[]): string[] =>
  chosen.map(({ journey, why }) => `   ${journey.name}: ${why}`);
console.error(
  [
    since === undefined
      ? '── journeys: no commit is known at which all of them passed'
      : `── journeys: ${since.files.length} files changed since all of them passed at ${since.commit}`,
    ...listed(run),
    '── journeys left to `pnpm proof journeys`',
    ...listed(left),
  ].join('\n'),
);
