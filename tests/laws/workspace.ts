import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const WITH_SRC = ['contract', 'rules', 'mesh', 'viewer', 'ui', 'locales', 'server', 'web', 'agent', 'cast'];
const WITHOUT_SRC = ['sandbox', 'tools'];
/** Left out on purpose, so that names which cannot be resolved are judged too: `@archway/tests`, `pg`, `react-dom`. */
const INSTALLED = [
  'zod',
  'kysely',
  'fastify',
  'react',
  'three',
  'meshoptimizer',
  '@gltf-transform/core',
  'vitest',
  'fast-check',
];

const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    jsx: 'preserve',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    types: ['node', 'jsx'],
  },
};

/** A workspace laid out like ours in a folder of its own, under the real rules of both locks. */
export function makeWorkspace(repository: string, files: Readonly<Record<string, string>>): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'laws-')));
  for (const config of ['.dependency-cruiser.cjs', '.oxlintrc.json'])
    copyFileSync(join(repository, config), join(root, config));
  write(root, '.gitignore', 'node_modules/\n');
  write(root, 'tsconfig.json', JSON.stringify(TSCONFIG));
  for (const name of WITH_SRC) addPackage(root, name, './src/*.ts');
  for (const name of WITHOUT_SRC) addPackage(root, name, './*.ts');
  for (const name of INSTALLED) install(root, name);
  addAmbientTypes(root, repository);
  for (const [file, source] of Object.entries(files)) write(root, file, source);
  return root;
}

function addPackage(root: string, name: string, files: string): void {
  write(
    root,
    `${name}/package.json`,
    JSON.stringify({ name: `@archway/${name}`, type: 'module', exports: { './*': files } }),
  );
  mkdirSync(join(root, 'node_modules/@archway'), { recursive: true });
  symlinkSync(join('../..', name), join(root, 'node_modules/@archway', name));
}

function install(root: string, name: string): void {
  const manifest = {
    name,
    version: '1.0.0',
    type: 'module',
    exports: { '.': './index.js', './*': './index.js' },
  };
  write(root, `node_modules/${name}/package.json`, JSON.stringify(manifest));
  write(root, `node_modules/${name}/index.js`, 'export const value = 1;\n');
  write(root, `node_modules/${name}/index.d.ts`, 'export declare const value: 1;\nexport type Shape = 1;\n');
}

/** What the rules that need types look up without an import: Node's globals and the elements of JSX. */
function addAmbientTypes(root: string, repository: string): void {
  const elements = 'type Element = object;\n  interface IntrinsicElements { [name: string]: object }';
  write(root, 'node_modules/@types/jsx/index.d.ts', `declare namespace JSX {\n  ${elements}\n}\n`);
  symlinkSync(
    realpathSync(join(repository, 'node_modules/@types/node')),
    join(root, 'node_modules/@types/node'),
  );
}

function write(root: string, file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}
