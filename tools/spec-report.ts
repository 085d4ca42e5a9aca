import { SPEC } from '@archway/contract/spec';
import { tally, type SpecItem } from '@archway/contract/spec/item';
import { findByKind } from './spec-reach.ts';
import { readSources } from './spec-reach/sources.ts';

/** One line for each kind of item, so that the gate shows how much of the specification is still owed. */
const wrong = findByKind(readSources());
const kinds = Object.entries<readonly SpecItem[]>({ ...SPEC }) as [keyof typeof SPEC, readonly SpecItem[]][];
for (const [kind, items] of kinds) {
  const { built, owed } = tally(items);
  console.log(`${kind}: ${built} built, ${owed} owed, ${wrong[kind].length} unreachable`);
  for (const line of wrong[kind]) console.log(`  ${line}`);
}
if (kinds.some(([kind]) => wrong[kind].length > 0)) process.exitCode = 1;
