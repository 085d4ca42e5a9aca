import { fileURLToPath } from 'node:url';
import { assetFiles, checkAssets, readAssetRegistry } from './check-licences/assets.ts';
import { checkPackages } from './check-licences/check-packages.ts';
import { checkOwn } from './check-licences/own.ts';
import { installedPackages } from './check-licences/packages.ts';
import { POLICY, SHIPPED } from './check-licences/policy.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const packages = installedPackages(root, SHIPPED);
// A different layout of node_modules would otherwise pass as a workspace without dependencies.
if (packages.length === 0) throw new Error('no installed packages found: run `pnpm install`');
const assets = assetFiles(root);

const findings = [
  ...checkOwn(root),
  ...checkPackages(packages, POLICY),
  ...checkAssets(assets, readAssetRegistry(root), POLICY),
];

for (const { where, problem } of findings) console.error(`${where} ${problem}`);
console.log(`licences: ${packages.length} packages, ${assets.length} assets, ${findings.length} findings`);
process.exitCode = findings.length === 0 ? 0 : 1;
