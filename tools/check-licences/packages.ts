import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

export interface InstalledPackage {
  name: string;
  version: string;
  /** An SPDX expression, or `UNKNOWN` where neither the manifest nor a licence file tells. */
  licence: string;
  /** One of our shipped packages depends on it, directly or by way of others. */
  shipped: boolean;
}

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Every package that pnpm has put into the workspace, for production and development. */
export function installedPackages(root: string, shippedPackages: readonly string[]): InstalledPackage[] {
  const shipped = reachable(
    shippedPackages.map((name) => join(root, name)).filter((folder) => existsSync(folder)),
  );
  return storeFolders(join(root, 'node_modules/.pnpm')).map((folder) => {
    const manifest = readManifest(folder);
    return {
      name: manifest.name ?? folder,
      version: manifest.version ?? '0',
      licence: licenceOf(folder, manifest),
      shipped: shipped.has(folder),
    };
  });
}

/** In pnpm's store a package lies beside links to what it depends on: the folder is the package. */
function storeFolders(store: string): string[] {
  return folders(store).flatMap((entry) =>
    folders(join(entry, 'node_modules'))
      .flatMap((folder) => (/\/@[^/]+$/.test(folder) ? folders(folder) : [folder]))
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  );
}

function folders(parent: string): string[] {
  if (!existsSync(parent)) return [];
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== '.bin')
    .map((entry) => join(realpathSync(parent), entry.name));
}

/** The folders of all packages below the given ones, by the links that Node itself would follow. */
function reachable(starts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const queue = [...starts];
  for (const folder of queue) {
    const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder);
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = [join(folder, 'node_modules', name), join(storeNeighbors(folder), name)].find((path) =>
        existsSync(path),
      );
      const real = found === undefined ? undefined : realpathSync(found);
      if (real === undefined || seen.has(real)) continue;
      seen.add(real);
      queue.push(real);
    }
  }
  return seen;
}

/** Where a package of the store finds what it depends on; one of ours has it in its own node_modules only. */
function storeNeighbors(folder: string): string {
  const end = folder.lastIndexOf('/node_modules/');
  return end === -1 ? folder : folder.slice(0, end + '/node_modules'.length);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function declaredLicence({ license, licenses }: Manifest): string | undefined {
  if (typeof license === 'string' && !/^(see licen[cs]e|unlicensed$)/i.test(license)) return license;
  if (typeof license === 'object' && license.type !== undefined) return license.type;
  const types = licenses?.flatMap(({ type }) => type ?? []) ?? [];
  return types.length > 0 ? `(${types.join(' OR ')})` : undefined;
}

/** What the manifest declares, unless the file beside it opens with harder terms; failing both, what the file says. */
function licenceOf(folder: string, manifest: Manifest): string {
  const text = licenceText(folder);
  const hard = HARD_TERMS.exec(text.slice(0, 500))?.[0];
  return (
    hard ?? declaredLicence(manifest) ?? PHRASES.find(([, phrase]) => phrase.test(text))?.[0] ?? 'UNKNOWN'
  );
}

/** As a title: further down a text may well name them, as compatible or as the licence of a part left out. */
const HARD_TERMS =
  /GNU (AFFERO |LESSER )?GENERAL PUBLIC LICENSE|Server Side Public License|Business Source License|Elastic License|PolyForm|Commons Clause/i;

/** Phrases only one licence has, in the order to try: the two BSD ones share theirs. */
const PHRASES: readonly [licence: string, phrase: RegExp][] = [
  ['Apache-2.0', /Apache License\s+Version 2\.0/],
  ['MPL-2.0', /Mozilla Public License,? Version 2\.0/i],
  ['MIT', /Permission is hereby granted, free of charge, to any person obtaining a copy/],
  ['ISC', /Permission to use, copy, modify, and(\/or)? distribute this software for any\s+purpose/],
  ['BSD-3-Clause', /Redistribution and use in source and binary forms[^]+Neither the name/],
  ['BSD-2-Clause', /Redistribution and use in source and binary forms/],
  ['Unlicense', /This is free and unencumbered software released into the public domain/],
];

function licenceText(folder: string): string {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)(\.(md|txt))?$/i.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8');
}
