import type { PerLine } from '../lab-settings.ts';
import { lineOf } from '../treatment/lines.ts';
import type { Prescription } from '../treatment/prescription.ts';

/** What a prescription counts toward a lab's day, by the lab's units of each kind of work. In tenths, without rounding errors. */
export function unitsOf({ works }: Pick<Prescription, 'works'>, units: PerLine): number {
  const tenths = works.reduce((sum, work) => {
    const line = lineOf(work);
    return sum + (line === null ? 0 : Math.round(units[line] * 10));
  }, 0);
  return tenths / 10;
}
