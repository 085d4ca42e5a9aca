import type { Jaw, RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { believed, frameOf, trustIn } from './frame.ts';
import type { PatientFrame } from './patient-frame.ts';
import type { WorkingJaw } from './views.ts';

/** What a scan is called decides about its jaw before what its shape looks like. */
export function jawOf(role: string, recognized: RecognizedJaw | null): Jaw {
  if (role === 'upper' || role === 'lower') return role;
  if (role.startsWith('bite')) return 'bite';
  return recognized?.jaw ?? 'unknown';
}

/** The frame of the scan that was recognized most reliably; it holds for all of a case. */
export function frameOfCase(
  scans: readonly { jaw: Jaw; recognized: RecognizedJaw | null }[],
): PatientFrame | null {
  const jaws = scans.flatMap(({ jaw, recognized }) =>
    recognized === null ? [] : [believed(recognized, jaw)],
  );
  const [surest] = jaws.toSorted((one, other) => trustIn(other) - trustIn(one));
  return surest === undefined || trustIn(surest) === 0 ? null : frameOf(surest);
}

export function workingJawOf(jaws: readonly Jaw[]): WorkingJaw {
  const shown = new Set(jaws);
  if (shown.has('upper') && shown.has('lower')) return 'both';
  if (shown.has('upper')) return 'upper';
  return shown.has('lower') ? 'lower' : 'none';
}
