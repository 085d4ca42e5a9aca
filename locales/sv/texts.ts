import type { Texts } from '../src/translator.ts';

/** Comes with the language, as every page needs it. */
export const portal = import.meta.glob<Texts>('./portal.json', { eager: true, import: 'default' });

/** Each area is a file of its own, loaded with the first screen that needs it. Two are for the server alone. */
export const areas = import.meta.glob<Texts>(['./*.json', '!./{portal,failure,mail}.json'], {
  import: 'default',
});
