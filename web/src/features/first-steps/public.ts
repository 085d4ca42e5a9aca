export { FIRST_STEPS_ENTRY } from './menu-entry.ts';
export { useFirstSteps } from './use-first-steps.ts';
