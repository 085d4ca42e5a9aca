import type { Prescription } from '@archway/rules/treatment/prescription';
import { problemsOf } from '@archway/rules/treatment/problems';

/** What was left unsaved, with the version it was made from; null when this version of the page cannot read it. */
export function typedBefore(body: string): { version: number; prescription: Prescription } | null {
  try {
    const { version, prescription } = JSON.parse(body) as { version: number; prescription: Prescription };
    const isRead = Number.isInteger(version) && problemsOf(prescription).length === 0;
    return isRead ? { version, prescription } : null;
  } catch {
    return null;
  }
}
