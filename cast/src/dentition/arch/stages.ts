import { DECIDUOUS_TEETH } from '../teeth/deciduous-teeth.ts';
import { PERMANENT_TEETH } from '../teeth/permanent-teeth.ts';
import type { ToothPlan } from '../teeth/tooth-plan.ts';
import type { JawName, Settings, Stage } from '../options.ts';

interface StageForm {
  /** Width of the arches behind the last teeth. */
  width: Readonly<Record<JawName, number>>;
  /** How far the lower arch stays behind the upper one when the teeth are closed. */
  setback: number;
  /** Size of jaw bone and gum against those of an adult. */
  growth: number;
  /** Rise of the row's middle over its ends: the curve of Spee, which milk teeth lack. */
  curve: number;
}

export const STAGE_FORMS: Readonly<Record<Stage, StageForm>> = {
  permanent: { width: { upper: 56, lower: 51.5 }, setback: 2.6, growth: 1, curve: 1 },
  mixed: { width: { upper: 53.5, lower: 49 }, setback: 2.4, growth: 0.92, curve: 0.6 },
  deciduous: { width: { upper: 43.5, lower: 39.5 }, setback: 1.9, growth: 0.76, curve: 0.2 },
};

/** The teeth of one side, from the midline to the back. */
export function plannedTeeth(settings: Settings, jaw: JawName): ToothPlan[] {
  const permanent = PERMANENT_TEETH[jaw];
  switch (settings.stage) {
    case 'permanent':
      return permanent.slice(0, settings.wisdomTeeth ? 8 : 7);
    case 'mixed':
      return [...permanent.slice(0, 2), ...DECIDUOUS_TEETH[jaw].slice(2), ...permanent.slice(5, 6)];
    case 'deciduous':
      return [...DECIDUOUS_TEETH[jaw]];
  }
}

/** Milk teeth stand apart, most of all beside the upper and behind the lower canine. */
const DECIDUOUS_GAPS: Readonly<Record<JawName, readonly number[]>> = {
  upper: [0.5, 0.9, 0.35, -0.02],
  lower: [0.35, 0.4, 0.8, -0.02],
};

const TOUCHING = -0.02;

/** The space between a tooth and its distal neighbor; teeth that touch overlap by a trace. */
export function gapAfter(plan: ToothPlan, settings: Settings, jaw: JawName): number {
  const { malocclusion, severity } = settings;
  if (malocclusion === 'spacing') return 0.7 * severity;
  if (malocclusion === 'crowding') return -0.15 - 0.35 * severity;
  if (settings.stage === 'deciduous') return DECIDUOUS_GAPS[jaw][plan.position - 1] ?? TOUCHING;
  return TOUCHING;
}

/** The space between the two middle incisors. Crowded ones give way to the side rather than into each other. */
export function midlineGap(settings: Settings): number {
  if (settings.malocclusion === 'spacing') return 0.7 * settings.severity;
  if (settings.malocclusion === 'crowding') return -0.1;
  return settings.stage === 'deciduous' ? 0.5 : TOUCHING;
}
