import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKOUT } from './dev/steps.ts';
import { assembleStage } from './image/assemble.ts';
import { readDockerfile } from './image/dockerfile.ts';

const USAGE = `node tools/assemble-image.ts <folder> [--target server]

  Builds the tree of one of our images from the lines of the Dockerfile, without Docker: <folder>/<target> is what
  /app would be. Other stages are left beside it. The folder must not exist, or be one of an interrupted run.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { target: { type: 'string', default: 'server' } },
});
const [folder] = positionals;
if (folder === undefined) {
  console.error(USAGE);
  process.exit(2);
}
assembleStage(
  {
    root: CHECKOUT,
    stages: readDockerfile(readFileSync(join(CHECKOUT, 'Dockerfile'), 'utf8')),
    dockerIgnore: readFileSync(join(CHECKOUT, '.dockerignore'), 'utf8'),
    folder: resolve(folder),
    say: (line) => console.log(line),
  },
  values.target,
);
