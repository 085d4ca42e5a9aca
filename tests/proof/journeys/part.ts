import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { keepLastRun } from '../../gate/last-whole-run.ts';
import { CHECKOUT } from '../../harness/process.ts';
import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';

const FILES = globSync('tests/e2e/*.test.ts', { cwd: CHECKOUT }).map((file) => basename(file, '.test.ts'));

export const journeys: Part = {
  name: 'journeys',
  claim: `Every journey, in a browser on real processes and engines, with real mail. The gate runs those that a day's work
cannot do without, and those of what has changed since.`,
  items: FILES.toSorted(),
  run: (file) =>
    runVitest(file, ['--config=tests/e2e/vitest.config.ts', `tests/e2e/${file}.test.ts`], {
      called: 'journeys',
    }),
  // What has changed since then is only known for a commit.
  whenWhole: (revision) => {
    if (!revision.includes(' ')) keepLastRun('journeys', revision);
  },
};
