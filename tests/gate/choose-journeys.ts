import type { Journey } from '../e2e/journeys.ts';

export interface Chosen {
  journey: Journey;
  /** Why it runs, or why it is left to the proof. */
  why: string;
}

export interface Choice {
  run: Chosen[];
  left: Chosen[];
}

interface Asked {
  journeys: readonly Journey[];
  /** Files changed since all journeys were last run; undefined if nobody knows. */
  changed: readonly string[] | undefined;
  /** Time for those that are not key, so that the gate stays within its own. */
  seconds: number;
}

/** Files that no page and no server is made of. Any other file that no journey names may concern all of them. */
const NEUTRAL = [
  /^(docs|tools|ops|\.ci)\//,
  /^tests\/(?!e2e\/|harness\/)/,
  /^tests\/e2e\/journeys\.ts$/,
  /^(?!tests\/e2e\/).*\.(test|fixtures)\.tsx?$/,
  /\.md$/,
];

/** Key journeys always run; of the others those that a change concerns, the most concerned first, while there is time. */
export function chooseJourneys({ journeys, changed, seconds }: Asked): Choice {
  const isDoubtful = changed === undefined || changed.some((file) => isShared(file, journeys));
  const doubt = changed === undefined ? 'what has changed is not known' : 'files that all share have changed';
  const run: Chosen[] = [];
  const left: Chosen[] = [];
  let remaining = seconds;
  for (const { journey, files } of byConcern(journeys, changed ?? [])) {
    const why = files.length > 0 ? `${files.length} changed, ${files[0]} for one` : doubt;
    if (journey.isKey) {
      run.push({ journey, why: 'key journey' });
    } else if (files.length === 0 && !isDoubtful) {
      left.push({ journey, why: 'nothing it goes through has changed' });
    } else if (journey.seconds > remaining) {
      left.push({ journey, why: `no time, though ${why}` });
    } else {
      run.push({ journey, why });
      remaining -= journey.seconds;
    }
  }
  return { run, left };
}

/** With the changed files each one goes through, most first; in their own order where that is the same. */
function byConcern(
  journeys: readonly Journey[],
  changed: readonly string[],
): { journey: Journey; files: string[] }[] {
  return journeys
    .map((journey) => ({ journey, files: changed.filter((file) => isOf(file, journey)) }))
    .toSorted((a, b) => b.files.length - a.files.length);
}

function isShared(file: string, journeys: readonly Journey[]): boolean {
  return !NEUTRAL.some((pattern) => pattern.test(file)) && !journeys.some((journey) => isOf(file, journey));
}

function isOf(file: string, { file: own, through }: Journey): boolean {
  if (file === `tests/e2e/${own}.test.ts`) return true;
  if (NEUTRAL.some((pattern) => pattern.test(file))) return false;
  return through.some((name) => foldersOf(name).some((folder) => file.startsWith(`${folder}/`)));
}

/** Where a feature lives, or the folder itself. */
export const foldersOf = (name: string): string[] =>
  name.includes('/') || name === 'locales'
    ? [name]
    : [`server/src/features/${name}`, `web/src/features/${name}`, `contract/src/${name}`];
