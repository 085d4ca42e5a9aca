import { changedSinceLastRun } from './last-whole-run.ts';
import { chooseSuites, SUITES } from './suites.ts';

const since = changedSinceLastRun('suites');
const chosen = chooseSuites(SUITES, since?.files);

// For .ci/run, which runs these.
for (const { suite, why } of chosen)
  if (why !== undefined) console.log([suite.name, suite.seconds, suite.least, suite.config].join('\t'));

// For those who read what it prints.
console.error(
  [
    since === undefined
      ? '── suites: no commit is known at which all of them passed'
      : `── suites: ${since.files.length} files changed since all of them passed at ${since.commit}`,
    ...chosen.map(
      ({ suite, why }) =>
        `   ${suite.name}: ${why ?? 'left to `pnpm proof suites`, nothing it is made of has changed'}`,
    ),
  ].join('\n'),
);
