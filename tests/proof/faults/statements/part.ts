import type { ItemResult, Part } from '../../part.ts';
import { workOff } from './afterwards.ts';
import { CASES, withoutCase } from './cases.ts';
import { runCase } from './run-case.ts';
import { openStage, type Stage } from './stage.ts';

const AFTERWARDS = 'afterwards';

let opened: Promise<Stage> | undefined;
const stage = (): Promise<Stage> => (opened ??= openStage());

/** Every call that changes something, struck between all of its statements. */
export const statements: Part = {
  name: 'fault-statements',
  claim: `Every mutating call of the contract, and every public one that writes, is struck before each statement it sends
to PostgreSQL and behind each COMMIT: the API process is killed (\`kill -9\`), or its connection is cut. Then nothing
of it is there, or all of it; and the same action sent again ends in exactly one effect: rows of all tables, audit,
outbox, mails and the kept answer are counted. \`overlap\` sends the action again while the first one still runs.`,
  items: [...CASES.map(({ name }) => name), AFTERWARDS],
  run: async (item) => (item === AFTERWARDS ? runAfterwards() : runOne(item)),
  finish: async () => {
    await (await opened)?.close();
    opened = undefined;
  },
};

async function runOne(item: string): Promise<ItemResult> {
  const given = CASES.find(({ name }) => name === item);
  if (given === undefined) throw new Error(`no call is called "${item}"`);
  const { statements: count, points, violations, seconds } = await runCase(await stage(), given);
  const repeat = given.again === undefined ? '' : ` · a repeat after the answer was lost: ${given.again.why}`;
  return {
    passed: violations.length === 0,
    numbers: {
      'points struck': points.kill + points.cut + points.overlap,
      'kills of the API': points.kill,
      'connections cut': points.cut,
      'actions overlapped': points.overlap,
      violations: violations.length,
    },
    line: `${item}: ${count} statements · ${points.kill} kills, ${points.cut} cuts, ${points.overlap} overlaps · ${violations.length} violations · ${seconds.toFixed(1)} s${repeat}`,
    problems: violations,
  };
}

async function runAfterwards(): Promise<ItemResult> {
  const on = await stage();
  // Taken up again after an interruption there is nothing to work off yet.
  const [first] = CASES;
  if (on.clinics.length === 0 && first !== undefined) await runCase(on, first);
  const { mails, violations } = await workOff(on);
  violations.push(...withoutCase().map((path) => `${path} has no case here`));
  return {
    passed: violations.length === 0,
    numbers: { violations: violations.length },
    line: `${AFTERWARDS}: ${on.clinics.length} clinics, ${mails} mails worked off by a worker · ${violations.length} violations`,
    problems: violations,
  };
}
