import type { ScreenSpec } from '../../platform/feature.ts';

/** The button in the top bar with what opens from it, and the note about what is new. */
export const BELL: ScreenSpec = {
  texts: ['letter'],
  screen: async () => (await import('./components/bell.tsx')).Bell,
};
