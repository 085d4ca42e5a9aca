import type { Clinic } from '../../../harness/organizations.ts';
import type { Worker } from './actors.ts';
import type { Entry } from './user-actions.ts';

/** What a seed leaves behind. */
export interface Outcome {
  clinics: readonly Clinic[];
  crew: readonly Worker[];
  entries: readonly Entry[];
  seed: number;
}
