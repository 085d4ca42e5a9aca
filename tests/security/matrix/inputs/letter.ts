import { randomUUID } from 'node:crypto';
import type { Letter } from '@archway/contract/letter/model';
import { addLetter } from '../../world/partners.ts';
import { colleagueOf, strangerOf } from './cases-of-callers.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';

type LetterOf = (matrixCase: MatrixCase) => Promise<string> | string;

const ownLetter: LetterOf = ({ world, own, me }) => addLetter(world, own, me.userCode);
const ofColleague: LetterOf = async (matrixCase) =>
  addLetter(matrixCase.world, matrixCase.own, await colleagueOf(matrixCase));
const ofStranger: LetterOf = async (matrixCase) =>
  addLetter(matrixCase.world, matrixCase.foreign, await strangerOf(matrixCase));

/** Beside one of the caller's own, which alone is listed and counted. */
const listing =
  (letterOf: LetterOf): Form =>
  async (matrixCase) => {
    const mine = await ownLetter(matrixCase);
    await letterOf(matrixCase);
    return {
      input: {},
      review: (data) => {
        const { list, total, unread } = data as { list: Letter[]; total: number; unread: number };
        const ids = list.map(({ letterId }) => letterId).join();
        return ids === mine && total === 1 && unread === 1 ? undefined : `${total} letters, ${unread} unread`;
      },
    };
  };

/** Beside one of the caller's own, which stays unread unless it is named. */
const marking =
  (letterOf: LetterOf, unreadAfter: number, isNamed = true): Form =>
  async (matrixCase) => {
    if (letterOf !== ownLetter) await ownLetter(matrixCase);
    const letterId = await letterOf(matrixCase);
    return {
      input: isNamed ? { letterIds: [letterId] } : {},
      review: async (data) => {
        const { unread } = data as { unread: number };
        if (unread !== unreadAfter) return `${unread} are unread`;
        const { rowCount } = await matrixCase.world.bench.owner.query(
          'select from letter where id = $1 and org_id = $2 and read_at is not null',
          [letterId, matrixCase.own.orgId],
        );
        return (rowCount === 1) === (letterOf === ownLetter) ? undefined : 'the wrong letter was read';
      },
    };
  };

export const letterForms: Forms = {
  'msg/listSysMsg': {
    own: async (matrixCase) => listing(() => '')(matrixCase),
    colleague: listing(ofColleague),
    foreign: listing(ofStranger),
  },
  'msg/markRead': {
    own: marking(ownLetter, 0),
    all: marking(ownLetter, 0, false),
    colleague: marking(ofColleague, 1),
    foreign: marking(ofStranger, 1),
    missing: marking(() => randomUUID(), 1),
  },
};
