import type { Finding } from './finding.ts';
import type { Module } from '@archway/tools/imports/modules';

/** Modules that load each other when they run, directly or by way of others, and those that do so for types only. */
export function findCycles(modules: readonly Module[]): Finding[] {
  const loads = new Map(modules.map((module) => [module.file, module.loads]));
  const imports = new Map(modules.map((module) => [module.file, module.imports]));
  return modules.flatMap(({ file }): Finding[] => {
    const loadedWay = wayBack(file, loads);
    if (loadedWay !== undefined) return [{ file, rule: 'no-run-time-cycles', detail: loadedWay.join(' → ') }];
    const way = wayBack(file, imports);
    return way === undefined ? [] : [{ file, rule: 'no-type-only-cycles', detail: way.join(' → ') }];
  });
}

/** The shortest way from a file back to itself, breadth first. */
function wayBack(start: string, edges: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of edges.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
