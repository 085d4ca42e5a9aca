import { findMarkedWrongly, readSources, WITHOUT_PAGE } from './spec-reach.ts';
import { SPEC } from '@archway/contract/spec';
import { tally, type SpecItem } from '@archway/contract/spec/item';

/** One line for each kind of item, so that the gate shows how much of the specification is still owed. */
for (const [kind, items] of Object.entries<readonly SpecItem[]>({ ...SPEC })) {
  const { built, owed } = tally(items);
  console.log(`${kind}: ${built} built, ${owed} owed`);
}

const wrong = findMarkedWrongly(readSources());
for (const line of wrong) console.log(`  ${line}`);
console.log(`unreachable: ${WITHOUT_PAGE.length} (${WITHOUT_PAGE.join(', ')})`);
console.log(`marked wrongly: ${wrong.length}`);
if (wrong.length > 0) process.exitCode = 1;
