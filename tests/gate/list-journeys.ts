import { JOURNEYS } from '../e2e/journeys.ts';
import { chooseJourneys, type Chosen } from './choose-journeys.ts';
import { changedSinceLastRun } from './last-whole-run.ts';

/** What is left of the gate's time, in seconds. Key journeys run all the same, the others while there is some. */
const given = Number(process.argv[2] ?? 0);
const keys = JOURNEYS.filter(({ isKey }) => isKey).reduce((sum, { seconds }) => sum + seconds, 0);

const since = changedSinceLastRun('journeys');
const { run, left } = chooseJourneys({ journeys: JOURNEYS, changed: since?.files, seconds: given - keys });

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
