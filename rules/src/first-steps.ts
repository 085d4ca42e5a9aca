import { ORGANIZATION_TYPE } from './organization-types.ts';

export const FIRST_STEPS = ['organization', 'dentist', 'calendar', 'code', 'colleague', 'scan'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What a new organization does first, in this order. Only clinics have dentists, and only labs a calendar. */
export const firstStepsOf = (organizationType: number): readonly FirstStep[] =>
  organizationType === ORGANIZATION_TYPE.lab
    ? ['organization', 'calendar', 'code', 'colleague']
    : ['organization', 'dentist', 'colleague', 'scan'];

/** Until one of these is done, the steps are the first page: nothing has come in, or nobody knows when it can. */
export const OPENING_STEPS: readonly FirstStep[] = ['scan', 'calendar'];
