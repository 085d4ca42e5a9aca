import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { SHIPPED } from './check-licences/policy.ts';
import { installedPackages } from './check-licences/packages.ts';
import { CHECKOUT } from './dev/steps.ts';
import type { Bill } from './sbom/bill.ts';
import { makeBill } from './sbom/make-bill.ts';

const bill = makeBill(CHECKOUT);
const ids = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));

test('the bill names the product and its format, and is the same every time', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'archway', version: '0.1.0' } },
  });
  expect(bill.serialNumber).toMatch(
    /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  );
  expect(makeBill(CHECKOUT)).toEqual(bill);
});

test('each component has name, version, address and hash; each that is installed has a licence', () => {
  for (const one of bill.components) {
    expect(one.purl).toBe(`pkg:npm/${one.name.replace('@', '%40')}@${one.version}`);
    expect(one.hashes.map(({ alg }) => alg)).toEqual(['SHA-512']);
    expect(one.hashes[0]?.content).toMatch(/^[0-9a-f]{128}$/);
    expect(one.licenses?.length ?? 0, one.purl).toBe(one.scope === 'required' ? 1 : 0);
  }
  expect(JSON.stringify(bill)).not.toContain('UNKNOWN');
});

/** Another way to the same set: by the links of node_modules, which `pnpm licences` follows too. */
test('everything that is installed for production is in it', () => {
  const shipped = installedPackages(CHECKOUT, SHIPPED)
    .filter((one) => one.shipped && !one.name.startsWith('@archway/'))
    .map(({ name, version }) => `${name}@${version}`);
  expect(shipped.length).toBeGreaterThan(200);
  expect(shipped.filter((id) => !ids.has(id))).toEqual([]);
});

test('everything that the lock file names for a shipped package of ours is in it, and no development tool', () => {
  const { importers } = parse(readFileSync(join(CHECKOUT, 'pnpm-lock.yaml'), 'utf8')) as {
    importers: Record<string, { dependencies?: Record<string, { version: string }> }>;
  };
  const named = SHIPPED.flatMap((folder) => Object.entries(importers[folder]?.dependencies ?? {}))
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => `${name}@${version.split('(', 1)[0]}`);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(
    [...ids].filter((id) => /^(vite|vitest|oxlint|playwright-core|dependency-cruiser)@/.test(id)),
  ).toEqual([]);
});

test('what depends on what leads only to components', () => {
  const refs = new Set(bill.components.map((one) => one['bom-ref']));
  expect(bill.dependencies).toHaveLength(refs.size + 1);
  for (const { dependsOn } of bill.dependencies)
    for (const ref of dependsOn) expect(refs, ref).toContain(ref);
});

test('`pnpm sbom` writes it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'deep/archway.cdx.json');
  expect(spawnSync(process.execPath, ['tools/sbom.ts', file], { cwd: CHECKOUT }).status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8')) as Bill).toEqual(bill);
  rmSync(folder, { recursive: true });
});

test('versions that are too young are let in one by one, and only while they are locked', () => {
  const settings = parse(readFileSync(join(CHECKOUT, 'pnpm-workspace.yaml'), 'utf8')) as {
    minimumReleaseAge: number;
    minimumReleaseAgeExclude?: string[];
  };
  const { packages } = parse(readFileSync(join(CHECKOUT, 'pnpm-lock.yaml'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  expect(settings.minimumReleaseAge).toBe(7 * 24 * 60);
  for (const id of settings.minimumReleaseAgeExclude ?? []) expect(Object.keys(packages)).toContain(id);
});
