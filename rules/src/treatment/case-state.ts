import type { MarkShape } from '../marks.ts';
import type { ScanRole } from '../scans.ts';
import type { CaseState, HoleFact, ScanState, ToothMark } from './gaps.ts';

/** What is known of a file of a case, by the page as by the server. */
export interface KnownFile {
  fileId: string;
  kind: string;
  tag: string;
  role: ScanRole;
  /** Null for what no worker has looked at, and for what is no scan. */
  facts: (Pick<ScanState, 'bounds' | 'unitIsSure'> & { holeBorders: readonly HoleFact[] }) | null;
}

/** What decides, beside the prescription, whether a case is complete. */
export function caseStateOf(files: readonly KnownFile[], marks: readonly MarkShape[]): CaseState {
  return {
    scans: files.flatMap(({ fileId, role, facts }) =>
      facts === null
        ? []
        : {
            scanId: fileId,
            role,
            bounds: facts.bounds,
            holes: facts.holeBorders,
            unitIsSure: facts.unitIsSure,
          },
    ),
    marks: marks.flatMap((shape): ToothMark[] => {
      if (shape.kind === 'margin' && shape.tooth !== null)
        return [{ kind: 'margin', tooth: shape.tooth, scanId: shape.scanId, points: shape.line }];
      if (shape.kind === 'pin' && shape.tooth !== null)
        return [{ kind: 'pin', tooth: shape.tooth, scanId: shape.at.scanId, points: [shape.at.point] }];
      return [];
    }),
    hasPhoto: files.some(({ kind, tag }) => kind === 'photo' && tag === 'finished'),
    comesByParcel: false,
  };
}
