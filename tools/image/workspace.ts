import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WorkspacePackage {
  folder: string;
  name: string;
  /** Folders of the packages of ours that it depends on at run time. */
  needs: string[];
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** Our packages as pnpm-workspace.yaml lists them, by folder. */
export function workspacePackages(root: string): Map<string, WorkspacePackage> {
  const settings = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const [, list = ''] = /^packages:\n((?: +- .+\n)+)/m.exec(settings) ?? [];
  const folders = [...list.matchAll(/- (\S+)/g)].map(([, folder = '']) => folder);
  const manifests = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
      return { folder, manifest: JSON.parse(text) as Manifest };
    });
  return new Map(
    manifests.map(({ folder, manifest }) => {
      const names = Object.keys(manifest.dependencies ?? {});
      const needs = manifests.filter((one) => names.includes(one.manifest.name)).map((one) => one.folder);
      return [folder, { folder, name: manifest.name, needs }];
    }),
  );
}

/** A package's folder and those of everything it needs, directly or through others. */
export function neededFolders(packages: ReadonlyMap<string, WorkspacePackage>, folder: string): string[] {
  const seen = new Set([folder]);
  for (const one of seen) for (const needed of packages.get(one)?.needs ?? []) seen.add(needed);
  return [...seen];
}
