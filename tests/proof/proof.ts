import { parseArgs } from 'node:util';
import { aYear } from './a-year/part.ts';
import { corePath } from './core-path/part.ts';
import { numbers, today, writeDocument } from './document.ts';
import { enumeration } from './enumeration/part.ts';
import { fairShare } from './fair-share/part.ts';
import { faultsPlanted } from './faults/planted/part.ts';
import { races } from './faults/races/part.ts';
import { seeds } from './faults/seeds/part.ts';
import { statements } from './faults/statements/part.ts';
import { damagedFiles } from './geometry/damaged-files.ts';
import { recognition } from './geometry/recognition.ts';
import { scanFigures } from './geometry/scan-figures.ts';
import { guessing } from './guessing/part.ts';
import { image } from './image/part.ts';
import { journeys } from './journeys/part.ts';
import { longTests } from './long-tests/part.ts';
import { openPage } from './open-page/part.ts';
import { opening } from './opening/part.ts';
import type { ItemResult, Part } from './part.ts';
import { paper } from './paper/part.ts';
import { payloads } from './payloads/part.ts';
import { planted } from './planted/part.ts';
import { revision } from './revision.ts';
import { rotation } from './rotation/part.ts';
import { scans } from './scans/part.ts';
import { locks, mutation } from './security/part.ts';
import { quota } from './quota/part.ts';
import { services } from './services/part.ts';
import { suites } from './suites/part.ts';
import { keepState, readState, withResult } from './state.ts';
import { told } from './told/part.ts';
import { interruptedUploads } from './uploads/part.ts';
import { viewerMemory } from './viewer-memory/part.ts';

const USAGE = `pnpm proof [part[:text]…] [--seeds 20] [--write] [--fresh]

  Runs the parts one after the other; without names, all. With a text, only the items whose name contains it.
  What the same revision has passed before is not run again, so an interrupted run is taken up where it stopped.
  --seeds   how many seeds the core path and each kind of fault get
  --write   puts the results into docs/proof/, a page a part
  --fresh   forgets earlier results, but no failure
`;

/** The texts asked for, by part; none asks for all of it. */
function wantedOf(words: readonly string[]): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const [name = '', ...text] of words.map((word) => word.split(':')))
    wanted.set(name, [...(wanted.get(name) ?? []), ...(text.length === 0 ? [] : [text.join(':')])]);
  return wanted;
}

/** Answers whether every item asked for has passed. */
async function prove(
  part: Part,
  texts: readonly string[],
  { fresh, write }: { fresh: boolean; write: boolean },
): Promise<boolean> {
  const now = revision();
  let state = readState(part.name, now, fresh);
  const asked = part.items.filter((item) => texts.length === 0 || texts.some((text) => item.includes(text)));
  console.log(`── ${part.name}: ${asked.length} items, commit ${now}`);
  for (const item of asked) {
    const earlier = state.items[item];
    const result = earlier?.passed === true ? earlier : await attempt(part, item);
    console.log(`${result.line}${earlier === result ? ' (earlier run)' : ''}`);
    for (const problem of result.problems) console.log(`  ${problem}`);
    if (earlier !== result) state = withResult(state, item, result, today());
    keepState(part.name, state);
  }
  await part.finish?.();
  const results = part.items.flatMap((item) => state.items[item] ?? []);
  const passed = results.filter((result) => result.passed).length;
  console.log(`── ${part.name}: ${passed} of ${part.items.length} passed${numbers(results)}`);
  if (state.failures.length > 0) console.log(`── ${part.name}: ${state.failures.length} failures are kept`);
  if (write) writeDocument(part, state);
  if (write && passed === part.items.length) part.whenWhole?.(now);
  return asked.every((item) => state.items[item]?.passed === true);
}

async function attempt(part: Part, item: string): Promise<ItemResult> {
  try {
    return await part.run(item);
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: false, numbers: {}, line: `${item}: could not be run`, problems: [problem] };
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '20' },
    write: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const parts = [
  corePath(Number(values.seeds)),
  planted,
  openPage,
  journeys,
  suites,
  longTests,
  enumeration,
  guessing,
  statements,
  races,
  seeds(Number(values.seeds)),
  faultsPlanted,
  scans,
  quota,
  fairShare,
  interruptedUploads,
  rotation,
  image,
  viewerMemory,
  opening,
  damagedFiles,
  recognition,
  scanFigures,
  locks,
  mutation,
  paper,
  payloads,
  aYear,
  told,
  services,
];
const wanted = wantedOf(positionals);
const unknown = [...wanted.keys()].filter((name) => !parts.some((part) => part.name === name));
if (values.help || unknown.length > 0) {
  console.log(`${USAGE}\n  parts: ${parts.map(({ name }) => name).join(', ')}`);
  process.exit(unknown.length > 0 ? 2 : 0);
}
const failed: string[] = [];
for (const part of parts) {
  const texts = wanted.get(part.name);
  if (wanted.size > 0 && texts === undefined) continue;
  if (!(await prove(part, texts ?? [], values))) failed.push(part.name);
}
console.log(failed.length === 0 ? 'proof: passed' : `proof: failed in ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
