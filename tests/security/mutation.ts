import './switch-filters.ts';

// Loaded only now, so that the product's modules get their switches.
const { GROUPS } = await import('./mutants.ts');
const { runGroup } = await import('./mutation-run.ts');

const USAGE = `node tests/security/mutation.ts [group[:text]…]

  Makes deliberate mistakes in access rules, filters and policies, one at a time, and expects each to be noticed.
  With a text, only the mistakes whose name contains it.
  groups: ${GROUPS.map(({ name }) => name).join(', ')}
`;

const wanted = process.argv.slice(2).map((word) => word.split(':'));
if (wanted.some(([name]) => !GROUPS.some((group) => group.name === name))) {
  console.log(USAGE);
  process.exit(2);
}
let failed = false;
for (const group of GROUPS) {
  const asked = wanted.find(([name]) => name === group.name);
  if (wanted.length > 0 && asked === undefined) continue;
  if (!(await runGroup(group, asked?.[1] ?? ''))) failed = true;
}
process.exit(failed ? 1 : 0);
