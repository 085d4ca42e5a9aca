export type Lock = 'dependency-cruiser' | 'oxlint';

/**
 * Ways to write the same import, and the locks that must read it. dependency-cruiser guesses at TypeScript 7, so what it
 * sees of the last ones depends on the code around; oxlint reads them all but the two it does not look at.
 */
export interface Variant {
  name: string;
  extension: '.ts' | '.tsx';
  source: (to: string) => string;
  locks: readonly Lock[];
}

const BOTH: readonly Lock[] = ['dependency-cruiser', 'oxlint'];

export const VARIANTS: readonly Variant[] = [
  {
    name: 'value',
    extension: '.ts',
    source: (to) => `import { value } from '${to}';\nexport const planted: unknown = value;\n`,
    locks: BOTH,
  },
  {
    name: 'jsx',
    extension: '.tsx',
    source: (to) =>
      `import { value } from '${to}';\nexport const Planted = () => <p title="a">It's {value}</p>;\n`,
    locks: BOTH,
  },
  {
    name: 'type-only',
    extension: '.ts',
    source: (to) => `import type { Shape } from '${to}';\nexport type Planted = Shape;\n`,
    locks: BOTH,
  },
  {
    name: 'dynamic',
    extension: '.ts',
    source: (to) =>
      `export async function planted(a: string): Promise<unknown> {\n  const b = await import('${to}');\n  return [a, b];\n}\n`,
    locks: BOTH,
  },
  {
    name: 'dynamic-bare',
    extension: '.ts',
    source: (to) =>
      `export async function planted(a: string): Promise<string> {\n  await import('${to}');\n  return a;\n}\n`,
    locks: ['oxlint'],
  },
  {
    name: 'dynamic-template',
    extension: '.ts',
    source: (to) => `export const planted = async (): Promise<unknown> => import(\`${to}\`);\n`,
    locks: ['dependency-cruiser'],
  },
  {
    name: 'type-query',
    extension: '.ts',
    source: (to) => `export type Planted = import('${to}').Shape;\n`,
    locks: ['dependency-cruiser'],
  },
  {
    name: 'type-passed-on',
    extension: '.ts',
    source: (to) => `export const planted = 1;\nexport type { Shape } from '${to}';\n`,
    locks: ['oxlint'],
  },
];
