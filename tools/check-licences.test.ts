import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assetFiles, checkAssets, readAssetRegistry } from './check-licences/assets.ts';
import { checkPackages } from './check-licences/check-packages.ts';
import { isMet } from './check-licences/expression.ts';
import { checkOwn } from './check-licences/own.ts';
import { installedPackages, type InstalledPackage } from './check-licences/packages.ts';
import type { Policy } from './check-licences/policy.ts';

const POLICY: Policy = {
  allowed: ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause'],
  allowedForAssets: ['OFL-1.1'],
  developmentOnly: [{ licence: 'MPL-2.0', packages: /^minifier(-|$)/, reason: 'a tool' }],
  exceptions: [{ package: 'odd@1.0.0', reason: 'read it' }],
};

let root = '';
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'licences-')));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string | object): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
}

describe('a licence expression', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['GPL-3.0-only OR MIT', true],
    ['MIT AND GPL-3.0-only', false],
    ['MIT AND ISC', true],
    ['(GPL-3.0-only OR MIT) AND (ISC AND Apache-2.0)', true],
    ['GPL-3.0-only OR MIT AND WTFPL', false],
    ['(MIT', false],
    ['MIT ISC', false],
    ['SEE LICENSE IN LICENSE', false],
    ['', false],
  ])('%s: %s', (expression, met) => {
    expect(isMet(expression, POLICY.allowed)).toBe(met);
  });
});

describe('an installed package', () => {
  const install = (name: string, manifest: object, files: Record<string, string> = {}): string => {
    const folder = `node_modules/.pnpm/${name.replace('/', '+')}@1.0.0/node_modules/${name}`;
    write(`${folder}/package.json`, { name, version: '1.0.0', ...manifest });
    for (const [file, text] of Object.entries(files)) write(`${folder}/${file}`, text);
    return folder;
  };
  const link = (from: string, to: string): void => {
    mkdirSync(dirname(join(root, from)), { recursive: true });
    symlinkSync(join(root, to), join(root, from));
  };
  const licences = (): Record<string, string> =>
    Object.fromEntries(installedPackages(root, []).map(({ name, licence }) => [name, licence]));

  it('declares its licence in one of three ways', () => {
    install('new', { license: 'MIT' });
    install('older', { license: { type: 'ISC' } });
    install('@scope/oldest', { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }] });
    expect(licences()).toEqual({ new: 'MIT', older: 'ISC', '@scope/oldest': '(MIT OR GPL-2.0)' });
  });

  it('is judged by its licence file where the manifest is silent', () => {
    const bsd = 'Redistribution and use in source and binary forms, …';
    install(
      'a',
      {},
      { LICENSE: 'Permission is hereby granted, free of charge, to any person obtaining a copy …' },
    );
    install('b', { license: 'SEE LICENSE IN LICENCE.md' }, { 'LICENCE.md': `${bsd} Neither the name of …` });
    install('c', {}, { 'license.txt': bsd });
    install('d', {}, { LICENSE: 'Ask us.' });
    install('e', {});
    expect(licences()).toEqual({
      a: 'MIT',
      b: 'BSD-3-Clause',
      c: 'BSD-2-Clause',
      d: 'UNKNOWN',
      e: 'UNKNOWN',
    });
  });

  it('is judged by its licence file where that opens with harder terms', () => {
    install('a', { license: 'MIT' }, { LICENSE: 'GNU GENERAL PUBLIC LICENSE\nVersion 3' });
    install(
      'b',
      { license: 'MIT' },
      { LICENSE: `MIT License\n${'…'.repeat(500)}GNU General Public License` },
    );
    expect(licences()).toEqual({ a: 'GNU GENERAL PUBLIC LICENSE', b: 'MIT' });
  });

  it('is shipped when a shipped package of ours depends on it, however far', () => {
    const direct = install('direct', { license: 'MIT', dependencies: { far: '1' } });
    const far = install('far', { license: 'MIT' });
    install('tool', { license: 'MIT' });
    write('server/package.json', { dependencies: { direct: '1' }, devDependencies: { tool: '1' } });
    link('server/node_modules/direct', direct);
    link(join(dirname(direct), 'far'), far);
    const shipped = installedPackages(root, ['server', 'web']).filter((installed) => installed.shipped);
    expect(shipped.map(({ name }) => name)).toEqual(['direct', 'far']);
  });
});

describe('the policy for packages', () => {
  const odd = { name: 'odd', version: '1.0.0', licence: 'Odd', shipped: true };
  const problems = (...packages: InstalledPackage[]): string[] =>
    checkPackages(packages, POLICY).map(({ where, problem }) => `${where} ${problem}`);

  it('lets allowed licences and reviewed exceptions pass', () => {
    expect(problems(odd, { name: 'a', version: '2.0.0', licence: 'MIT', shipped: true })).toEqual([]);
  });

  it('finds a licence that is not allowed', () => {
    expect(problems(odd, { name: 'a', version: '2.0.0', licence: 'AGPL-3.0-only', shipped: false })).toEqual([
      'a@2.0.0 has the licence AGPL-3.0-only, which is not allowed',
    ]);
  });

  it('finds another version of an excepted package, and the exception left behind', () => {
    expect(problems({ ...odd, version: '1.1.0' })).toEqual([
      'odd@1.1.0 has the licence Odd, which is not allowed',
      'odd@1.0.0 is excepted but not installed',
    ]);
  });

  it('allows copyleft by file in a named tool, and nowhere else', () => {
    const minifier = { name: 'minifier-linux', version: '1.0.0', licence: 'MPL-2.0', shipped: false };
    expect(problems(odd, minifier)).toEqual([]);
    expect(problems(odd, { ...minifier, name: 'another' })).toEqual([
      'another@1.0.0 has the licence MPL-2.0, which is not allowed',
    ]);
    expect(problems(odd, { ...minifier, shipped: true })).toEqual([
      'minifier-linux@1.0.0 has the licence MPL-2.0, which is for tools only, but is shipped',
    ]);
  });
});

describe('the policy for fonts, pictures and data', () => {
  const problems = (): string[] =>
    checkAssets(assetFiles(root), readAssetRegistry(root), POLICY).map(
      ({ where, problem }) => `${where} ${problem}`,
    );

  it('lets listed assets pass and does not look at what is not ours', () => {
    write('ui/fonts/sans.woff2', '');
    write('locales/glossary/glossary.tsv', '');
    write('node_modules/a/logo.png', '');
    write('web/dist/logo.png', '');
    write('docs/asset-licences.json', [
      { files: 'ui/fonts/*.woff2', licence: 'OFL-1.1', source: 'https://example.org/sans' },
      { files: 'locales/glossary/glossary.tsv', licence: 'Apache-2.0', source: 'own work' },
    ]);
    expect(problems()).toEqual([]);
  });

  it.each(['font.ttf', 'names.csv', 'places.mmdb', 'picture.png', 'icon.svg', 'scan.stl'])(
    'finds %s unlisted',
    (file) => {
      write(`web/src/${file}`, '');
      expect(problems()).toEqual([`web/src/${file} is not listed in docs/asset-licences.json`]);
    },
  );

  it('finds terms that are not allowed, a missing source and a line that matches nothing', () => {
    write('a.png', '');
    write('docs/asset-licences.json', [
      { files: 'a.png', licence: 'CC-BY-NC-4.0', source: 'found it' },
      { files: 'gone.png', licence: 'MIT', source: 'own work' },
    ]);
    expect(problems()).toEqual([
      'docs/asset-licences.json: a.png has the licence CC-BY-NC-4.0, which is not allowed',
      'docs/asset-licences.json: a.png names no source: `own work` or an address',
      'docs/asset-licences.json: gone.png matches no file',
    ]);
  });
});

describe('our own terms', () => {
  it('are in the root and in every manifest', () => {
    write('package.json', { license: 'Apache-2.0' });
    write('server/package.json', { license: 'Apache-2.0' });
    write('LICENSE', '                Apache License\n          Version 2.0, January 2004');
    expect(checkOwn(root)).toEqual([]);
  });

  it('are missed', () => {
    write('package.json', { license: 'Apache-2.0' });
    write('web/package.json', { license: 'MIT' });
    expect(checkOwn(root).map(({ where }) => where)).toEqual(['web/package.json', 'LICENSE']);
  });
});
