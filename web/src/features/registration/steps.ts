/** The way through a registration. */
export const STEPS = ['way', 'region', 'organization', 'account', 'agreements'] as const;
export type Step = (typeof STEPS)[number];

/** The steps of this site: where there is one region only, nobody is asked for it. */
export function stepsOf({ isInternationalSite }: { isInternationalSite: boolean }): Step[] {
  return STEPS.filter((step) => step !== 'region' || isInternationalSite);
}

/** Each step has an address. The choice of the region has a page of its own. */
export function addressOf(step: Step): string {
  if (step === 'way') return '/register';
  return step === 'region' ? '/region' : `/register?step=${step}`;
}

/** The step of an address; an unknown one is the first. */
export function stepAt(pathname: string, search: string): Step {
  if (pathname === '/region') return 'region';
  const wanted = new URLSearchParams(search).get('step');
  return STEPS.find((step) => step === wanted) ?? 'way';
}

/**
 * Where whoever wants to be at a step is taken: there, if all before it is complete, else to the first step that is
 * not. The region depends on nothing, so its page can be opened first.
 */
export function reachableStep(
  wanted: Step,
  steps: readonly Step[],
  isComplete: (step: Step) => boolean,
): Step {
  if (wanted === 'region' && steps.includes('region')) return wanted;
  const open = firstOpenStep(steps, isComplete);
  return steps.includes(wanted) && steps.indexOf(wanted) <= steps.indexOf(open) ? wanted : open;
}

/** The first step with something left to do; the last one when there is none. */
export function firstOpenStep(steps: readonly Step[], isComplete: (step: Step) => boolean): Step {
  return steps.find((step) => !isComplete(step)) ?? 'agreements';
}

export const stepAfter = (step: Step, steps: readonly Step[]): Step | undefined =>
  steps[steps.indexOf(step) + 1];

export const stepBefore = (step: Step, steps: readonly Step[]): Step | undefined =>
  steps[steps.indexOf(step) - 1];
