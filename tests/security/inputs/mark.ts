import { randomUUID } from 'node:crypto';
import type { Mark } from '@archway/contract/mark/model';
import { addMark, fillWithMarks, ghostIds, pinOn } from '../case-marks.ts';
import { addCase, addScan, hauntCaseFile } from '../cases.ts';
import type { Cell, Form, Forms, Sending } from '../cell.ts';
import type { Row } from '../rows.ts';
import type { Organization } from '../world.ts';
import { colleagueOf, filled, narrowed, strangerOf } from './cases-of-cells.ts';

interface Marked {
  caseId: string;
  fileId: string;
  markId: string;
  createdBy: string;
}

async function marked(
  cell: Cell,
  org: Organization,
  createdBy: string,
  { more = {}, distort = {} }: { more?: Row; distort?: Row } = {},
): Promise<Marked> {
  const { caseId, fileId } = await filled(cell, org, createdBy);
  const markId = await addMark(cell.world, org, { caseId, fileId, createdBy, more, distort });
  return { caseId, fileId, markId, createdBy };
}

const ownMarked = async (cell: Cell, given?: { more?: Row; distort?: Row }): Promise<Marked> =>
  marked(cell, cell.own, await colleagueOf(cell), given);

/** What a call needs beside the case; a new mark has no id. */
type More = (cell: Cell, made: Pick<Marked, 'fileId' | 'markId'>) => Record<string, unknown>;
const theMark: More = (_, { markId }) => ({ markId });
const newPin: More = ({ own }, { fileId }) => ({ shape: pinOn(fileId, own.mark) });
const pinAnew: More = (cell, made) => ({ ...theMark(cell, made), ...newPin(cell, made) });

const isMine =
  ({ own }: Cell) =>
  (data: unknown): string | undefined => {
    const { shape, createdBy } = data as Mark;
    const isRight = shape.kind === 'pin' && shape.text === `${own.mark} pin` && createdBy !== '';
    return isRight ? undefined : `the mark is ${JSON.stringify(data)}`;
  };

const isListed = (cell: Cell) => (data: unknown) => {
  const { marks } = data as { marks: Mark[] };
  return marks.length === 1 ? isMine(cell)(marks[0]) : `there are ${marks.length} marks`;
};

type Review = (cell: Cell) => NonNullable<Sending['review']>;
const anything: Review = () => () => undefined;

/** A call on a colleague's case and mark. */
const onOwn =
  (more: More, review = anything): Form =>
  async (cell) => {
    const made = await ownMarked(cell);
    return { input: { caseId: made.caseId, ...more(cell, made) }, review: review(cell) };
  };

const hidden = (more: More): Record<string, Form> => ({
  beyondScope: async (cell) => {
    const made = await ownMarked(cell);
    return { input: { caseId: made.caseId, ...more(cell, made) }, ...(await narrowed(cell)).more };
  },
  foreign: async (cell) => {
    const made = await marked(cell, cell.foreign, await strangerOf(cell));
    return { input: { caseId: made.caseId, ...more(cell, made) } };
  },
  missing: (cell) => ({
    input: { caseId: randomUUID(), ...more(cell, { fileId: randomUUID(), markId: randomUUID() }) },
  }),
});

/** The case is there, and the mark is not in it. */
const noMark = (more: More): Record<string, Form> => ({
  elsewhere: async (cell) => {
    const { caseId, fileId } = await ownMarked(cell);
    // In the ghosts it is in this case.
    const { markId } = await ownMarked(cell, { distort: { case_id: caseId } });
    return { input: { caseId, ...more(cell, { fileId, markId }) } };
  },
  foreignMark: async (cell) => {
    const { caseId, fileId } = await ownMarked(cell);
    const { markId } = await marked(cell, cell.foreign, await strangerOf(cell));
    return { input: { caseId, ...more(cell, { fileId, markId }) } };
  },
  missingMark: async (cell) => {
    const { caseId, fileId } = await ownMarked(cell);
    return { input: { caseId, ...more(cell, { fileId, markId: randomUUID() }) } };
  },
});

/** The ghosts have not taken it away. */
const takenAway =
  (more: More): Form =>
  async (cell) => {
    const made = await ownMarked(cell, { more: { removed_at: new Date() }, distort: { removed_at: null } });
    return { input: { caseId: made.caseId, ...more(cell, made) } };
  };

/** One that was taken away, or a new one, while the case is full here or in the ghosts. */
const whileFull =
  (more: More, where: (cell: Cell) => readonly string[], review = anything): Form =>
  async (cell) => {
    const made = await ownMarked(cell, { more: { removed_at: new Date() } });
    await fillWithMarks(cell.world, where(cell), made);
    return { input: { caseId: made.caseId, ...more(cell, made) }, review: review(cell) };
  };
const here = ({ own }: Cell): string[] => [own.orgId];
const inGhosts = ({ world }: Cell): string[] => ghostIds(world);

export const markForms: Forms = {
  'case/marks': { own: onOwn(() => ({}), isListed), ...hidden(() => ({})) },
  'case/saveMark': {
    own: whileFull(newPin, inGhosts, isMine),
    changed: onOwn(pinAnew, isMine),
    full: whileFull(newPin, here),
    otherKind: onOwn((_, { fileId, markId }) => {
      const at = { scanId: fileId, point: [0, 0, 0] };
      return { markId, shape: { kind: 'distance', from: at, to: at, millimeters: 0 } };
    }),
    takenAway: takenAway(pinAnew),
    notInIt: async (cell) => {
      const { world, own } = cell;
      const colleague = await colleagueOf(cell);
      const caseId = await addCase(world, own, colleague);
      const fileId = await addScan(world, own, colleague);
      await hauntCaseFile(world, caseId, fileId);
      return { input: { caseId, shape: pinOn(fileId, own.mark) } };
    },
    ...noMark(pinAnew),
    ...hidden(newPin),
  },
  'case/removeMark': {
    own: onOwn(theMark),
    takenAway: takenAway(theMark),
    ...noMark(theMark),
    ...hidden(theMark),
  },
  'case/restoreMark': {
    own: whileFull(theMark, inGhosts, isMine),
    shown: onOwn(theMark, isMine),
    full: whileFull(theMark, here),
    ...noMark(theMark),
    ...hidden(theMark),
  },
};
