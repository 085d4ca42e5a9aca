import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedPackages } from '../check-licences/packages.ts';
import { SHIPPED } from '../check-licences/policy.ts';
import { writeBill, type Bill } from './bill.ts';
import { idOfPackage, productionPackages } from './lock-file.ts';

/** Of everything that reaches a customer's machine or a user's browser: versions and hashes as locked, licences as installed. */
export function makeBill(root: string): Bill {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const installed = installedPackages(root, SHIPPED);
  return writeBill({
    product: { name, version },
    production: productionPackages(root, SHIPPED),
    licences: new Map(installed.map((one) => [idOfPackage(one), one.licence])),
  });
}
