import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkLaws } from './check.ts';
import { BARRELS, CLEAN_TREE, CYCLES, TYPE_CYCLES } from './clean-tree.ts';
import { CODE_PLANTS } from './code-plants.ts';
import type { Finding } from './finding.ts';
import { lint } from './lint.ts';
import { PLANTS, type Plant } from './plants.ts';
import { VARIANTS, type Lock, type Variant } from './variants.ts';
import { makeWorkspace } from './workspace.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

interface Planted {
  plant: Plant;
  variant: Variant;
  file: string;
  locks: readonly Lock[];
}

/** One file for each plant in each variant; a variant that only oxlint reads is no use where oxlint is blind. */
const PLANTED: readonly Planted[] = PLANTS.flatMap((plant, i) =>
  VARIANTS.map((variant) => ({
    plant,
    variant,
    file: plant.at.replace('*', `planted-${i}-${variant.name}`) + variant.extension,
    locks: variant.locks.filter((lock) => lock === 'dependency-cruiser' || plant.onlyCruiser !== true),
  })).filter(({ locks }) => locks.length > 0),
);

const clean = makeWorkspace(REPOSITORY, CLEAN_TREE);
const broken = makeWorkspace(REPOSITORY, {
  ...CLEAN_TREE,
  ...BARRELS,
  ...Object.fromEntries([...CYCLES, ...TYPE_CYCLES].flatMap(({ files }) => Object.entries(files))),
  ...Object.fromEntries(PLANTED.map(({ file, plant, variant }) => [file, variant.source(plant.to)])),
  ...Object.fromEntries(CODE_PLANTS.map(({ file, source }) => [file, source])),
});
afterAll(() => {
  for (const root of [clean, broken]) rmSync(root, { recursive: true });
});

// One run of each lock over the tree with all plants, then every plant is looked up.
const byLaws = indexed(checkLaws(broken).findings);
const byOxlint = indexed(lint(broken));

function indexed(findings: readonly Finding[]): ReadonlySet<string> {
  return new Set(findings.map(({ file, rule }) => `${file} ${rule}`));
}

describe('a lawful tree', () => {
  it('passes the laws', () => {
    expect(checkLaws(clean).findings).toEqual([]);
  });

  it('passes oxlint', () => {
    expect(lint(clean)).toEqual([]);
  });
});

describe('a planted import is caught', () => {
  const title = ({ plant, variant, locks }: Planted): string =>
    `${plant.law}: ${plant.at} → ${plant.to} as ${variant.name} by ${locks.join(' and ')}`;

  it.each(PLANTED.map((planted) => [title(planted), planted] as const))('%s', (_, { plant, file, locks }) => {
    const caught: Lock[] = [];
    if (byLaws.has(`${file} ${plant.law}`)) caught.push('dependency-cruiser');
    if (byOxlint.has(`${file} eslint(no-restricted-imports)`)) caught.push('oxlint');
    expect(caught).toEqual(expect.arrayContaining([...locks]));
  });

  it('for every rule of dependency-cruiser', () => {
    const { forbidden } = createRequire(import.meta.url)(`${REPOSITORY}.dependency-cruiser.cjs`) as {
      forbidden: { name: string }[];
    };
    expect(new Set(PLANTS.map(({ law }) => law))).toEqual(new Set(forbidden.map(({ name }) => name)));
  });
});

describe('a run-time cycle is caught', () => {
  it.each(CYCLES.map((cycle) => ({ ...cycle, by: cycle.oxlint ? 'both' : 'cycles.ts alone' })))(
    '$name by $by',
    ({ files, oxlint }) => {
      for (const file of Object.keys(files)) {
        expect(byLaws).toContain(`${file} no-run-time-cycles`);
        expect(byOxlint.has(`${file} import(no-cycle)`)).toBe(oxlint);
      }
    },
  );
});

describe('a cycle of types only is caught', () => {
  it.each(TYPE_CYCLES)('$name', ({ files }) => {
    for (const file of Object.keys(files)) expect(byLaws).toContain(`${file} no-type-only-cycles`);
  });
});

describe('a barrel is caught', () => {
  it.each(Object.keys(BARRELS))('%s', (file) => {
    expect(byLaws).toContain(`${file} no-barrels`);
  });
});

describe('unlawful code is caught', () => {
  it.each(CODE_PLANTS)('$rule in $file', ({ rule, file }) => {
    expect(byOxlint).toContain(`${file} ${rule}`);
  });
});
