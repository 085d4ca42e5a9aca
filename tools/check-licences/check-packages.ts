import { isMet } from './expression.ts';
import type { InstalledPackage } from './packages.ts';
import type { Policy } from './policy.ts';

export interface Finding {
  where: string;
  problem: string;
}

/** Packages whose licence the policy does not admit, and admissions that nothing needs any more. */
export function checkPackages(packages: readonly InstalledPackage[], policy: Policy): Finding[] {
  const findings = packages.flatMap((installed) => {
    const problem = problemOf(installed, policy);
    return problem === undefined ? [] : [{ where: idOf(installed), problem }];
  });
  const ids = new Set(packages.map(idOf));
  const stale = policy.exceptions
    .filter((exception) => !ids.has(exception.package))
    .map((exception) => ({ where: exception.package, problem: 'is excepted but not installed' }));
  return [...findings, ...stale];
}

function problemOf(installed: InstalledPackage, policy: Policy): string | undefined {
  if (policy.exceptions.some((exception) => exception.package === idOf(installed))) return undefined;
  const admitted = policy.developmentOnly
    .filter(({ packages }) => packages.test(installed.name))
    .map(({ licence }) => licence);
  if (isMet(installed.licence, policy.allowed)) return undefined;
  if (!isMet(installed.licence, [...policy.allowed, ...admitted])) {
    return `has the licence ${installed.licence}, which is not allowed`;
  }
  return installed.shipped
    ? `has the licence ${installed.licence}, which is for tools only, but is shipped`
    : undefined;
}

function idOf({ name, version }: InstalledPackage): string {
  return `${name}@${version}`;
}
