import type { Finding } from './finding.ts';
import type { Module } from './modules.ts';

/** Modules that load each other when they run, directly or by way of others. */
export function findCycles(modules: readonly Module[]): Finding[] {
  const loads = new Map(modules.map((module) => [module.file, module.loads]));
  return modules.flatMap(({ file }) => {
    const way = wayBack(file, loads);
    return way === undefined ? [] : [{ file, rule: 'no-run-time-cycles', detail: way.join(' → ') }];
  });
}

/** The shortest way from a file back to itself, breadth first. */
function wayBack(start: string, loads: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of loads.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
