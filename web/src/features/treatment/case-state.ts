import type { CaseDetail } from '@archway/contract/case/model';
import type { Mark } from '@archway/contract/mark/model';
import type { CaseState, ToothMark } from '@archway/rules/treatment/gaps';

/** What decides whether a case is complete, as its page knows it. */
export function caseStateOf({ files }: CaseDetail, marks: readonly Mark[]): CaseState {
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
    marks: marks.flatMap(({ shape }): ToothMark[] => {
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
