import { inArchOrder } from './arch.ts';
import { GAP_KINDS, type CaseState, type Gap } from './gaps.ts';
import type { LabAsks } from './lines.ts';
import type { Prescription } from './prescription.ts';
import { gapsOfScans } from './scan-gaps.ts';
import { gapsOfWorks } from './work-gaps.ts';

/** What is missing, blocks first; the same thing of several teeth is one gap. A lab may ask for more, line by line. */
export function gapsOf(prescription: Prescription, state: CaseState, asked: LabAsks = {}): Gap[] {
  const gaps = [...gapsOfWorks(prescription, state, asked), ...gapsOfScans(prescription, state, asked)];
  return together(gaps).toSorted(
    (one, other) =>
      Number(one.level === 'WARN') - Number(other.level === 'WARN') ||
      GAP_KINDS.indexOf(one.kind) - GAP_KINDS.indexOf(other.kind),
  );
}

function together(gaps: readonly Gap[]): Gap[] {
  const byThing = new Map<string, Gap>();
  for (const gap of gaps) {
    const key = JSON.stringify([gap.kind, gap.level, gap.work, gap.jaw, gap.isWishOfLab, gap.at]);
    const known = byThing.get(key);
    byThing.set(
      key,
      known === undefined ? gap : { ...known, teeth: inArchOrder([...known.teeth, ...gap.teeth]) },
    );
  }
  return [...byThing.values()];
}
