import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export interface LockedPackage {
  name: string;
  version: string;
  /** Of the archive, as in `sha512-…`. */
  integrity: string;
  /** `name@version` of what it uses at run time. */
  uses: string[];
}

type Versions = Record<string, string>;

interface LockFile {
  importers: Record<
    string,
    Record<'dependencies' | 'optionalDependencies', Record<string, { version: string }> | undefined>
  >;
  packages: Record<string, { resolution: { integrity?: string } }>;
  snapshots: Record<string, Record<'dependencies' | 'optionalDependencies', Versions | undefined>>;
}

export interface Production {
  /** `name@version` of what our own packages name. */
  direct: string[];
  packages: LockedPackage[];
}

/** What the packages of ours in these folders use at run time, and what those use, for all platforms. */
export function productionPackages(root: string, folders: readonly string[]): Production {
  const lock = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as LockFile;
  const imported = folders.flatMap((folder) => importedBy(lock, folder));
  // A snapshot is a package in company: the same version may be there twice, with different peers.
  const seen = new Set(imported);
  for (const snapshot of seen) for (const used of usedBy(lock, snapshot)) seen.add(used);
  const byId = new Map<string, Set<string>>();
  for (const snapshot of seen) {
    const uses = byId.get(idOf(snapshot)) ?? new Set();
    for (const used of usedBy(lock, snapshot)) uses.add(idOf(used));
    byId.set(idOf(snapshot), uses);
  }
  const packages = [...byId]
    .map(([id, uses]) => ({
      ...splitId(id),
      integrity: lock.packages[id]?.resolution.integrity ?? '',
      uses: [...uses].toSorted(),
    }))
    .toSorted((a, b) => (idOfPackage(a) < idOfPackage(b) ? -1 : 1));
  return { direct: [...new Set(imported.map(idOf))].toSorted(), packages };
}

export const idOfPackage = ({ name, version }: { name: string; version: string }): string =>
  `${name}@${version}`;

function importedBy(lock: LockFile, folder: string): string[] {
  const { dependencies, optionalDependencies } = lock.importers[folder] ?? {};
  return Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => snapshotOf(name, version));
}

function usedBy(lock: LockFile, snapshot: string): string[] {
  const { dependencies, optionalDependencies } = lock.snapshots[snapshot] ?? {};
  return Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, version]) =>
    snapshotOf(name, version),
  );
}

/** A package that is used under another name has its own in the version. */
function snapshotOf(name: string, version: string): string {
  return /^(@[^/]+\/)?[a-z][^@(]*@/i.test(version) ? version : `${name}@${version}`;
}

/** Without the peers in parentheses. */
const idOf = (snapshot: string): string => snapshot.split('(', 1)[0] ?? '';

function splitId(id: string): { name: string; version: string } {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}
