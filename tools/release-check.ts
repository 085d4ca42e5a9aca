import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './dev/steps.ts';
import { releaseProblems } from './image/release-problems.ts';

/** Run before images are built for a release: what development may do with a reason is refused here. */
const problems = releaseProblems(readFileSync(join(CHECKOUT, 'Dockerfile'), 'utf8'));
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'release: nothing against it' : `release: ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
