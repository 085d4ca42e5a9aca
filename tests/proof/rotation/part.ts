import { setToothNumberingSystem } from '@archway/contract/account/calls';
import { pause, waitFor } from '../../harness/wait.ts';
import type { ItemResult, Part } from '../part.ts';
import { guessing } from './failures.ts';
import { PURPOSES, rotationOf, type Purpose, type RotationSteps } from './keys.ts';
import { makeLoad, type Load } from './load.ts';
import { byApp, byRecoveryCode } from './second-step.ts';
import { repeating, signingIn, stayingSignedIn, type Repeating } from './sessions.ts';
import { openStage, type Stage } from './stage.ts';

/** How long calls come in before, between and after restarts. */
const BETWEEN_MS = 1_000;
/** Within this time somebody must have met both kinds of process: two steps of an authenticator app. */
const NOTICED_MS = 60_000;

/** Rotations in which the new key is made current before all processes accept it: the load must notice each. */
const SKIPPED = ['session', 'totp', 'recovery', 'request', 'failure'] as const;
const skippedName = (purpose: Purpose): string => `${purpose}, first step skipped`;

export const rotation: Part = {
  name: 'rotation',
  claim: `While people sign in, refresh, repeat actions and give codes of apps and recovery codes, the key of one purpose
is exchanged in the steps of the runbook, by restarting two API processes and a worker one after the other. No request
fails, nobody is signed out, nothing is counted twice and the audit chain stays whole. If the first step is skipped, the
same load notices it.`,
  items: [...PURPOSES, ...SKIPPED.map(skippedName)],
  run: async (item) => {
    const purpose = PURPOSES.find((one) => item === one || item === skippedName(one));
    if (purpose === undefined) throw new Error(`nothing is called "${item}"`);
    const steps = rotationOf(purpose);
    const stage = await openStage(steps);
    try {
      return await (item === purpose ? rotate(purpose, stage, steps) : skip(item, stage, steps));
    } finally {
      await stage.close();
    }
  },
};

async function startLoad(stage: Stage): Promise<{ load: Load; repeats: Repeating }> {
  const repeats: Repeating = { done: 0, userCode: '' };
  const kinds = [stayingSignedIn, signingIn, repeating(repeats), byApp, byRecoveryCode, guessing];
  return { load: makeLoad(await Promise.all(kinds.map((make) => make(stage)))), repeats };
}

async function rotate(purpose: Purpose, stage: Stage, steps: RotationSteps): Promise<ItemResult> {
  const { load, repeats } = await startLoad(stage);
  await load.during(async () => {
    await pause(BETWEEN_MS);
    await stage.roll(steps.added, BETWEEN_MS);
    await stage.roll(steps.switched, BETWEEN_MS);
  });
  await load.moveOffOldKey(purpose);
  await load.during(() => stage.roll(steps.dropped, BETWEEN_MS));
  const problems = [...told(load), ...(await afterwards(stage, repeats))];
  return {
    passed: problems.length === 0,
    numbers: { restarts: 9, actions: load.acts, violations: problems.length },
    line: `${purpose}: ${load.acts} actions during 9 restarts, ${problems.length} problems`,
    problems,
  };
}

async function skip(item: string, stage: Stage, steps: RotationSteps): Promise<ItemResult> {
  const { load } = await startLoad(stage);
  await load.during(async () => {
    await stage.rollFirst(steps.switched);
    const end = Date.now() + NOTICED_MS;
    while (load.problems.size === 0 && Date.now() < end) await pause(200);
  });
  const problems = told(load);
  return {
    passed: problems.length > 0,
    numbers: { 'skipped steps noticed': problems.length > 0 ? 1 : 0 },
    line: `${item}: ${problems[0] ?? 'nobody noticed'}`,
    problems: problems.length > 0 ? [] : ['the load does not notice a skipped step'],
  };
}

const told = ({ problems }: Load): string[] => [...problems].map(([what, times]) => `${times} × ${what}`);

/** What the rows say once nobody calls any more. */
async function afterwards(stage: Stage, repeats: Repeating): Promise<string[]> {
  const { rows, clinic } = stage;
  const { orgId } = clinic;
  const count = async (text: string, values: unknown[] = []): Promise<number> =>
    (await rows.rows<{ n: number }>(orgId, `select count(*)::int as n from ${text}`, values))[0]?.n ?? -1;
  await waitFor('all audit rows sealed', async () => (await count('audit_unsealed')) === 0, {
    within: 20_000,
  });
  const broken = await stage.brokenChains();
  const actions = await count('audit where call = $1 and actor = $2', [
    setToothNumberingSystem.path,
    repeats.userCode,
  ]);
  const ended = await count('session where ended_at is not null');
  return [
    ...(broken === 0 ? [] : [`${broken} audit chains are broken`]),
    ...(actions === repeats.done ? [] : [`${repeats.done} actions have left ${actions} audit rows`]),
    ...(ended === 0 ? [] : [`${ended} sessions were ended`]),
  ];
}
