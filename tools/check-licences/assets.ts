import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { Finding } from './check-packages.ts';
import { isMet } from './expression.ts';
import type { Policy } from './policy.ts';

/** One line of docs/asset-licences.json: files that are not code, where they come from and on which terms. */
export interface AssetEntry {
  files: string;
  licence: string;
  /** `own work`, or the address it was taken from. */
  source: string;
}

export const ASSET_REGISTRY = 'docs/asset-licences.json';

const KINDS = {
  fonts: ['woff', 'woff2', 'ttf', 'otf', 'eot'],
  pictures: ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'ico', 'pdf'],
  sound: ['mp3', 'wav', 'ogg', 'mp4', 'webm'],
  models: ['stl', 'ply', 'obj', 'glb', 'gltf', '3mf'],
  data: ['tsv', 'csv', 'mmdb', 'geojson', 'parquet', 'sqlite', 'bin', 'wasm', 'zip', 'gz', 'tgz'],
};
const NOT_OURS = new Set(['node_modules', 'dist', 'dist-types', 'coverage', '.data', '.git']);

export function assetFiles(root: string): string[] {
  return globSync(`**/*.{${Object.values(KINDS).flat().join(',')}}`, {
    cwd: root,
    exclude: (path) => path.split('/').some((part) => NOT_OURS.has(part)),
  }).toSorted();
}

export function readAssetRegistry(root: string): AssetEntry[] {
  const file = join(root, ASSET_REGISTRY);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as AssetEntry[]) : [];
}

/** Assets nobody has accounted for, terms the policy does not admit, and lines that match nothing any more. */
export function checkAssets(
  assets: readonly string[],
  registry: readonly AssetEntry[],
  policy: Policy,
): Finding[] {
  const allowed = [...policy.allowed, ...policy.allowedForAssets];
  const unlisted = assets
    .filter((asset) => !registry.some(({ files }) => matchesGlob(asset, files)))
    .map((asset) => ({ where: asset, problem: `is not listed in ${ASSET_REGISTRY}` }));
  const entries = registry.flatMap(({ files, licence, source }) => {
    const problems = [];
    if (!isMet(licence, allowed)) problems.push(`has the licence ${licence}, which is not allowed`);
    if (source !== 'own work' && !URL.canParse(source))
      problems.push('names no source: `own work` or an address');
    if (!assets.some((asset) => matchesGlob(asset, files))) problems.push('matches no file');
    return problems.map((problem) => ({ where: `${ASSET_REGISTRY}: ${files}`, problem }));
  });
  return [...unlisted, ...entries];
}
