import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { CHECKOUT } from './dev/steps.ts';

const USAGE = `pnpm check [name…] [--site eu] [--list]

  Runs the quick checks, all of them even if one fails.
  --site   whose database the schema's types are compared with
  --list   prints name, budget in seconds and command of each, for .ci/run
`;

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<'format' | 'spelling' | 'lint' | 'laws' | 'types', string>;
};

/** Name, budget in seconds and command of each check. `.ci/run` runs the same ones. */
function checks(site: string): [name: string, seconds: number, command: string][] {
  return [
    ['format', 10, `${scripts.format} --check`],
    ['spelling', 30, scripts.spelling],
    ['lint', 60, scripts.lint],
    ['laws', 30, scripts.laws],
    ['imports', 10, 'node tools/draw-imports.ts --check'],
    ['types', 90, scripts.types],
    ['locales', 20, 'node tools/check-locales.ts'],
    [
      'spec',
      30,
      `ops/with-site ${site} -- vitest run contract/src/spec.test.ts && node tools/spec-report.ts`,
    ],
    ['api document', 10, 'node tools/api-docs.ts --check'],
    [
      'schema types',
      30,
      `ops/with-site ${site} -- node server/src/main/migrate.ts && ops/with-site ${site} -- node tools/db-types.ts --check`,
    ],
    ['licences', 10, 'node tools/check-licences.ts'],
  ];
}

/** Shows what it said only if it failed; answers whether it passed. */
async function check(name: string, command: string): Promise<boolean> {
  const began = performance.now();
  const child = spawn('bash', ['-c', `{ ${command}; } 2>&1`], {
    cwd: CHECKOUT,
    env: { ...process.env, PATH: `${CHECKOUT}node_modules/.bin:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const said = await text(child.stdout);
  const [code] = await exit;
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  if (code !== 0) console.log(said.trimEnd());
  console.log(`── ${name} … ${seconds} s ${code === 0 ? 'ok' : 'FAILED'}`);
  return code === 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string', default: 'eu' },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const all = checks(values.site);
const wanted = positionals.length === 0 ? all : all.filter(([name]) => positionals.includes(name));
if (values.help || wanted.length === 0) {
  console.log(`${USAGE}\n  names: ${all.map(([name]) => name).join(', ')}`);
} else if (values.list) {
  for (const [name, seconds, command] of wanted) console.log(`${name}\t${seconds}\t${command}`);
} else {
  let failed = 0;
  for (const [name, , command] of wanted) if (!(await check(name, command))) failed += 1;
  console.log(
    failed === 0 ? `${wanted.length} checks passed` : `${failed} of ${wanted.length} checks failed`,
  );
  process.exitCode = failed === 0 ? 0 : 1;
}
