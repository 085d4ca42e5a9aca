import { CODES, type CodeName } from '@archway/contract/codes';
import type { Form, MatrixCase } from '../matrix-case.ts';

/** A page without anything in it. */
export const nothingFound = (data: unknown): string | undefined => {
  const { list, total } = data as { list: unknown[]; total: number };
  return list.length === 0 && total === 0 ? undefined : `${total} were found`;
};

/** A record of the same id has the name that is searched for in another organization, and not here. */
export const collidingName =
  (add: (matrixCase: MatrixCase) => Promise<unknown>): Form =>
  async (matrixCase) => {
    await add(matrixCase);
    return { input: { keyword: matrixCase.world.collidingTenants.before.mark }, review: nothingFound };
  };

/** The one thing a call was about had this outcome. */
export const itemIs =
  (wanted: CodeName) =>
  (data: unknown): string | undefined => {
    const [item] = (data as { list: { code: number }[] }).list;
    return item?.code === CODES[wanted] ? undefined : `${item?.code} instead of ${wanted}`;
  };
