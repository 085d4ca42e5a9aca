import type { Region } from '@archway/rules/regions';
import type { Translate } from '@archway/locales/translator';
import type { ShownStep } from './components/step-list.tsx';
import type { Draft } from './draft.ts';
import { addressOf, type Step } from './steps.ts';

const TITLES = {
  way: 'register.step.way',
  region: 'organization.region',
  organization: 'ownSpace.organization',
  account: 'register.step.account',
  agreements: 'register.step.agreements',
} as const;

/** The column of steps: what was answered, what can be opened again. The region cannot. */
export function shownSteps(
  t: Translate,
  { steps, draft, region }: { steps: readonly Step[]; draft: Draft; region: Region },
  { current, isDone, canOpen }: { current: Step | null; isDone: (step: Step) => boolean; canOpen: boolean },
): ShownStep[] {
  const answers: Partial<Record<Step, string>> = {
    way: t(draft.way === 'lab' ? 'register.way.newLab' : 'register.way.newClinic'),
    region: t(`region.${region}`),
    organization: draft.name.trim(),
  };
  // What is complete behind a step that is not waits for it.
  const open = steps.findIndex((step) => !isDone(step));
  return steps.map((step, i) => {
    const isReached = isDone(step) && (open < 0 || i < open);
    return {
      name: step,
      title: t(TITLES[step]),
      isDone: isReached,
      isCurrent: step === current,
      answer: answers[step],
      address: canOpen && isReached && step !== 'region' ? addressOf(step) : undefined,
    };
  });
}
