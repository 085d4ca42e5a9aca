import { SPEC } from '@archway/contract/spec';
import { tally, type SpecItem } from '@archway/contract/spec/item';

/** One line for each kind of item, so that the gate shows how much of the specification is still owed. */
for (const [kind, items] of Object.entries<readonly SpecItem[]>({ ...SPEC })) {
  const { built, owed } = tally(items);
  console.log(`${kind}: ${built} built, ${owed} owed`);
}
