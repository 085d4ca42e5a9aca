import './switch-filters.ts';

// Loaded only now, so that the product's modules get their switches.
const { GROUPS } = await import('./mutants.ts');

const wanted = process.argv.slice(2);
let failed = 0;
for (const group of GROUPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const began = performance.now();
  const control = await group.control();
  console.log(`── ${group.name}: ${group.claim}; without a mistake ${control.summary}`);
  for (const difference of control.differences) console.log(`  ${difference}`);
  const mutants = await group.mutants();
  let caught = 0;
  for (const { name, run } of mutants) {
    const [first] = (await run()).differences;
    if (first !== undefined) caught += 1;
    console.log(`${first === undefined ? 'NOT CAUGHT' : 'caught'}  ${name}${first === undefined ? '' : `  (${first})`}`);
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  console.log(`── ${group.name}: ${caught} of ${mutants.length} caught, ${seconds} s`);
  if (caught < mutants.length || control.differences.length > 0) failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
