import type { PatientScan } from '@archway/contract/case/model';

/** A is the older scan, B the newer one. */
export interface ScanPair {
  a: PatientScan;
  b: PatientScan;
}

/** The scans of a patient that can be compared with this one, with it itself, the oldest first. */
export const sameJaw = (scans: readonly PatientScan[], { jaw }: PatientScan): PatientScan[] =>
  scans.filter((scan) => scan.jaw === jaw);

/**
 * The two scans an address names, the older first whichever way they are named. Where one is missing or doesn't fit, the
 * one before it is taken, else the one after. Null where nothing can be compared.
 */
export function pairOf(
  scans: readonly PatientScan[],
  { a, b }: { a: string | null; b: string | null },
): ScanPair | null {
  const named = [b, a].flatMap((id) => scans.find(({ fileId }) => fileId === id) ?? []);
  const [first, second] = named;
  if (first !== undefined && second !== undefined && first !== second && first.jaw === second.jaw)
    return inOrder(scans, first, second);
  if (first === undefined) return latestPair(scans, scans);
  // Of a case that was scanned for the first time in one jaw, the other jaw may have been scanned before.
  const ofCase = scans.filter(({ caseId }) => caseId === first.caseId);
  return withNeighbor(scans, first) ?? latestPair(scans, ofCase);
}

function latestPair(scans: readonly PatientScan[], among: readonly PatientScan[]): ScanPair | null {
  for (const scan of among.toReversed()) {
    const pair = withNeighbor(scans, scan);
    if (pair !== null) return pair;
  }
  return null;
}

function withNeighbor(scans: readonly PatientScan[], scan: PatientScan): ScanPair | null {
  const candidates = sameJaw(scans, scan);
  const at = candidates.indexOf(scan);
  const neighbor = candidates[at - 1] ?? candidates[at + 1];
  return neighbor === undefined ? null : inOrder(scans, scan, neighbor);
}

const inOrder = (scans: readonly PatientScan[], one: PatientScan, other: PatientScan): ScanPair =>
  scans.indexOf(one) < scans.indexOf(other) ? { a: one, b: other } : { a: other, b: one };
