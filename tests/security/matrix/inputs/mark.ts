import { randomUUID } from 'node:crypto';
import type { Mark } from '@archway/contract/mark/model';
import { addMark, fillWithMarks, collidingIds, pinOn } from '../../world/case-marks.ts';
import { addCase, addScan, addCollidingCaseFile } from '../../world/cases.ts';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { ofOne, ofOneInScope, type InputOf, type Thing } from '../of-one.ts';
import { addPerson } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import type { Organization } from '../../world/world.ts';
import { colleagueOf, filled, strangerOf } from './cases-of-callers.ts';

interface Marked {
  caseId: string;
  fileId: string;
  markId: string;
  createdBy: string;
}

async function marked(
  matrixCase: MatrixCase,
  org: Organization,
  createdBy: string,
  { more = {}, distort = {} }: { more?: Row; distort?: Row } = {},
): Promise<Marked> {
  const { caseId, fileId } = await filled(matrixCase, org, createdBy);
  const markId = await addMark(matrixCase.world, org, { caseId, fileId, createdBy, more, distort });
  return { caseId, fileId, markId, createdBy };
}

const ownMarked = async (matrixCase: MatrixCase, given?: { more?: Row; distort?: Row }): Promise<Marked> =>
  marked(matrixCase, matrixCase.own, await colleagueOf(matrixCase), given);

/** A colleague's case and mark. */
const MARK: Thing<'caseId' | 'fileId' | 'markId'> = {
  ids: ['caseId', 'fileId', 'markId'],
  make: async (matrixCase, org) => marked(matrixCase, org, (await addPerson(matrixCase.world, org)).userCode),
};

/** What a call sends; a new mark has no id. */
type Input = InputOf<'caseId' | 'fileId' | 'markId'>;
const theCase: Input = ({ caseId }) => ({ caseId });
const theMark: Input = ({ caseId, markId }) => ({ caseId, markId });
const newPin: Input = ({ caseId, fileId }, { own }) => ({ caseId, shape: pinOn(fileId, own.mark) });
const pinAnew: Input = (ids, matrixCase) => ({ ...theMark(ids, matrixCase), ...newPin(ids, matrixCase) });

type Review = (data: unknown, matrixCase: MatrixCase) => string | undefined;
const isMine: Review = (data, { own }) => {
  const { shape, createdBy } = data as Mark;
  const isRight = shape.kind === 'pin' && shape.text === `${own.mark} pin` && createdBy !== '';
  return isRight ? undefined : `the mark is ${JSON.stringify(data)}`;
};

const isListed: Review = (data, matrixCase) => {
  const { marks } = data as { marks: Mark[] };
  return marks.length === 1 ? isMine(marks[0], matrixCase) : `there are ${marks.length} marks`;
};

/** Held against nothing, but counted: it answers at all. */
const anything: Review = () => undefined;
const onOwn = (input: Input, own: Review = anything): Form => ofOne(MARK, input, { own }).own;

/** The case is there, and the mark is not in it. */
const noMark = (input: Input): Record<string, Form> => ({
  elsewhere: async (matrixCase) => {
    const { caseId, fileId } = await ownMarked(matrixCase);
    // In the colliding tenants it is in this case.
    const { markId } = await ownMarked(matrixCase, { distort: { case_id: caseId } });
    return { input: input({ caseId, fileId, markId }, matrixCase) };
  },
  foreignMark: async (matrixCase) => {
    const { caseId, fileId } = await ownMarked(matrixCase);
    const { markId } = await marked(matrixCase, matrixCase.foreign, await strangerOf(matrixCase));
    return { input: input({ caseId, fileId, markId }, matrixCase) };
  },
  missingMark: async (matrixCase) => {
    const { caseId, fileId } = await ownMarked(matrixCase);
    return { input: input({ caseId, fileId, markId: randomUUID() }, matrixCase) };
  },
});

/** The colliding tenants have not taken it away. */
const takenAway =
  (input: Input): Form =>
  async (matrixCase) => {
    const made = await ownMarked(matrixCase, {
      more: { removed_at: new Date() },
      distort: { removed_at: null },
    });
    return { input: input(made, matrixCase) };
  };

/** One that was taken away, or a new one, while the case is full here or in the colliding tenants. */
const whileFull =
  (input: Input, where: (matrixCase: MatrixCase) => readonly string[], review = anything): Form =>
  async (matrixCase) => {
    const made = await ownMarked(matrixCase, { more: { removed_at: new Date() } });
    await fillWithMarks(matrixCase.world, where(matrixCase), made);
    return { input: input(made, matrixCase), review: (data) => review(data, matrixCase) };
  };
const here = ({ own }: MatrixCase): string[] => [own.orgId];
const inCollidingTenants = ({ world }: MatrixCase): string[] => collidingIds(world);

export const markForms: Forms = {
  'case/marks': ofOneInScope(MARK, theCase, { own: isListed }),
  'case/saveMark': {
    ...ofOneInScope(MARK, newPin),
    own: whileFull(newPin, inCollidingTenants, isMine),
    changed: onOwn(pinAnew, isMine),
    full: whileFull(newPin, here),
    otherKind: onOwn(({ caseId, fileId, markId }) => {
      const at = { scanId: fileId, point: [0, 0, 0] };
      return { caseId, markId, shape: { kind: 'distance', from: at, to: at, millimeters: 0 } };
    }),
    takenAway: takenAway(pinAnew),
    notInIt: async (matrixCase) => {
      const { world, own } = matrixCase;
      const colleague = await colleagueOf(matrixCase);
      const caseId = await addCase(world, own, colleague);
      const fileId = await addScan(world, own, colleague);
      await addCollidingCaseFile(world, caseId, fileId);
      return { input: { caseId, shape: pinOn(fileId, own.mark) } };
    },
    ...noMark(pinAnew),
  },
  'case/removeMark': {
    ...ofOneInScope(MARK, theMark, { own: anything }),
    takenAway: takenAway(theMark),
    ...noMark(theMark),
  },
  'case/restoreMark': {
    ...ofOneInScope(MARK, theMark),
    own: whileFull(theMark, inCollidingTenants, isMine),
    shown: onOwn(theMark, isMine),
    full: whileFull(theMark, here),
    ...noMark(theMark),
  },
};
