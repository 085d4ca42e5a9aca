import './switch-filters.ts';

// Imported dynamically, after the loader that adds switches to the modules of the product.
const { GROUPS } = await import('./mutants.ts');
const { runGroup } = await import('./mutation-run.ts');

const USAGE = `node tests/security/mutation/mutation.ts [group[:text]…]

  Makes deliberate mistakes in access rules, filters and policies, one at a time, and expects each to be noticed.
  With a text, only the mistakes whose name contains it; with several, one of them.
  groups: ${GROUPS.map(({ name }) => name).join(', ')}
`;

/** Wanted texts by group; a group without texts runs completely. */
const wanted = new Map<string, string[]>();
for (const [name = '', ...text] of process.argv.slice(2).map((word) => word.split(':')))
  wanted.set(name, [...(wanted.get(name) ?? []), ...(text.length === 0 ? [] : [text.join(':')])]);
if ([...wanted.keys()].some((name) => !GROUPS.some((group) => group.name === name))) {
  console.log(USAGE);
  process.exit(2);
}
let failed = false;
for (const group of GROUPS) {
  const only = wanted.get(group.name);
  if (wanted.size > 0 && only === undefined) continue;
  if (!(await runGroup(group, only ?? []))) failed = true;
}
process.exit(failed ? 1 : 0);
