/** Code that breaks a law about writing, not about importing; oxlint alone holds these. */
export interface CodePlant {
  rule: string;
  file: string;
  source: string;
}

const at = (file: string, ...plants: [rule: string, source: string][]): CodePlant[] =>
  plants.map(([rule, source], i) => ({ rule, file: file.replace('*', `code-${i}`), source: `${source}\n` }));

export const CODE_PLANTS: readonly CodePlant[] = [
  ...at(
    'server/src/platform/jobs/*.ts',
    ['node(no-process-env)', `export const a = process.env['A'];`],
    ['node(no-process-env)', `export const a = process['env'];`],
    ['eslint(no-restricted-properties)', `export const { env } = process;`],
    ['eslint(no-restricted-properties)', `export const a = globalThis.process.env['A'];`],
    ['eslint(no-console)', `console.log('a');\nexport const a = 1;`],
    ['eslint(eqeqeq)', `export const a = (b: number) => b == 1;`],
    ['eslint(max-lines)', 'export {};\n'.repeat(501)],
    ['eslint(max-lines-per-function)', `export function a(): void {\n${'  a();\n'.repeat(60)}}`],
    ['import(no-default-export)', `const a = 1;\nexport default a;`],
    ['typescript(no-explicit-any)', `export const a = (b: any): string => String(b);`],
    ['typescript(no-floating-promises)', `export function a(): void {\n  Promise.resolve();\n}`],
    [
      'typescript(no-misused-promises)',
      `export const a = (b: number[]): void => b.forEach(async () => Promise.resolve());`,
    ],
    ['typescript(no-unsafe-assignment)', `export const a: unknown = 1;\nexport const b = JSON.parse('1');`],
    ['typescript(no-unsafe-function-type)', `export const a = (b: Function): string => b.name;`],
    ['typescript(no-require-imports)', `import a = require('./a.cjs');\nexport const b: unknown = a;`],
    ['import(no-commonjs)', `export const a: unknown = require('./a.cjs');`],
    ['typescript(no-unsafe-return)', `export const a = (): string => JSON.parse('1');`],
    ['typescript(no-unsafe-argument)', `export const a = (): string => String(parseInt(JSON.parse('1')));`],
    ['typescript(no-unsafe-call)', `export const a = (): void => {\n  JSON.parse('1')();\n};`],
    ['typescript(no-unsafe-member-access)', `export const a = (): unknown => JSON.parse('1').b as unknown;`],
    [
      'typescript(switch-exhaustiveness-check)',
      `export function a(b: 'x' | 'y'): number {\n  switch (b) {\n    case 'x':\n      return 1;\n  }\n  return 2;\n}`,
    ],
    [
      'typescript(no-import-type-side-effects)',
      `import { type Shape } from '../clock/clock.ts';\nexport type A = Shape;`,
    ],
  ),
  ...at('contract/src/*.ts', ['eslint(no-console)', `console.log('a');\nexport const a = 1;`]),
  ...at('rules/src/*.ts', ['node(no-process-env)', `export const a = process.env;`]),
  ...at(
    'web/src/app/*.tsx',
    ['react(no-danger)', `export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`],
    ['jsx-a11y(alt-text)', `export const A = () => <img src="a.png" />;`],
  ),
];
