import type { Gap, GapKind } from '@archway/rules/treatment/gaps';
import type { ScanRole } from '@archway/rules/scans';
import { askForFile, askForPlace, casePath } from '../case/public.ts';
import { wayOf } from './gap-words.ts';

/** What a file shows that is missing; a jaw is named by its gap. */
const ROLES: Partial<Record<GapKind, ScanRole>> = {
  bite: 'bite1',
  scanBody: 'scanBody',
  preOpScan: 'preOp',
  shadePhoto: 'photo',
};

/** The page of the case where a gap is mended; null for what is chosen in the prescription itself. */
export function gapPath(caseId: string, gap: Gap): string | null {
  const way = wayOf(gap);
  if (way === 'choose') return null;
  const path = casePath(caseId);
  if (way === 'show') return isHole(gap) && gap.at !== undefined ? path + askForPlace(gap.at) : path;
  return path + askForFile(gap.jaw ?? ROLES[gap.kind] ?? 'other');
}

const isHole = ({ kind }: Gap): boolean => kind === 'hole' || kind === 'someHole';
