import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CHECKOUT } from './dev/steps.ts';
import { makeCall } from './new-call/make.ts';

const USAGE = `pnpm new-call <path> --feature <name> --access public|session|<permission code> [--mutates] [--get] [--summary "…"]

  pnpm new-call order/ship --feature order --access order:record:ship --mutates --summary "Marks an order as shipped."

  Makes the call's contract entry, implementation and a passing test, registers them, marks the call as built where
  the specification asks for it, and writes the API document anew.
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    feature: { type: 'string' },
    access: { type: 'string' },
    summary: { type: 'string' },
    mutates: { type: 'boolean', default: false },
    get: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || positionals.length !== 1) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
try {
  const { feature, access, summary, mutates, get } = values;
  const files = makeCall(CHECKOUT, { path: positionals[0], feature, access, summary, mutates, get });
  const tool = (name: string, ...words: string[]): void => {
    execFileSync(`node_modules/.bin/${name}`, words, {
      cwd: CHECKOUT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  };
  tool('oxfmt', ...files);
  tool('node', 'tools/api-docs.ts');
  for (const file of files) console.log(file);
  console.log(
    `\nNext: input and output in the contract, then \`pnpm test ${files.find((file) => file.endsWith('.test.ts'))}\`.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
