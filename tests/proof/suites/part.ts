import { keepLastRun } from '../../gate/last-whole-run.ts';
import { SUITES } from '../../gate/suites.ts';
import type { Part } from '../part.ts';
import { runVitest } from '../run-vitest.ts';

export const suites: Part = {
  name: 'suites',
  claim: `All tests of the geometry, of the viewer with and without a browser, and of every component and story. The gate runs
those that something has changed for.`,
  items: SUITES.map(({ name }) => name),
  run: (item) => {
    const suite = SUITES.find(({ name }) => name === item);
    if (suite === undefined) throw new Error(`no suite is called "${item}"`);
    return runVitest(item, [`--config=${suite.config}`]);
  },
  // What has changed since then is only known for a commit.
  whenWhole: (revision) => {
    if (!revision.includes(' ')) keepLastRun('suites', revision);
  },
};
