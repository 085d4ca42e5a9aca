import { randomUUID } from 'node:crypto';
import type { View } from '@archway/contract/view/model';
import { MOST_VIEWS } from '@archway/rules/views';
import { place, type Organization } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { colleagueOf, strangerOf } from './cases-of-callers.ts';

async function addView(
  { world }: MatrixCase,
  org: Organization,
  owner_code: string,
  is_shared = false,
): Promise<string> {
  const id = randomUUID();
  const settings = JSON.stringify({ filters: { keyword: org.mark }, columns: ['state'] });
  const row = { id, owner_code, list: 'case', name: `${org.mark} view`, is_shared, settings };
  await place(world, org, 'saved_view', row);
  return id;
}

const ownView = (matrixCase: MatrixCase) => addView(matrixCase, matrixCase.own, matrixCase.me.userCode);
/** One that a colleague shares: seen, and still not the caller's. */
const ofColleague = async (matrixCase: MatrixCase) =>
  addView(matrixCase, matrixCase.own, await colleagueOf(matrixCase), true);
const ofStranger = async (matrixCase: MatrixCase) =>
  addView(matrixCase, matrixCase.foreign, await strangerOf(matrixCase), true);

const values = { list: 'case', isShared: true, settings: { filters: {}, columns: [] } };

const saving =
  (viewOf: (matrixCase: MatrixCase) => Promise<string> | string | undefined): Form =>
  async (matrixCase) => {
    const viewId = await viewOf(matrixCase);
    const name = `${matrixCase.own.mark} saved`;
    return { input: { ...values, name, ...(viewId === undefined ? {} : { viewId }) } };
  };

const deleting =
  (viewOf: (matrixCase: MatrixCase) => Promise<string> | string): Form =>
  async (matrixCase) => ({ input: { viewId: await viewOf(matrixCase) } });

const listing =
  (viewOf: (matrixCase: MatrixCase) => Promise<string>, isThere: boolean): Form =>
  async (matrixCase) => {
    const viewId = await viewOf(matrixCase);
    return {
      input: { list: 'case' },
      review: (data) =>
        (data as { list: View[] }).list.some((view) => view.viewId === viewId) === isThere
          ? undefined
          : `that the view is listed is not ${isThere}`,
    };
  };

export const viewForms: Forms = {
  'view/list': {
    own: listing(ownView, true),
    colleague: listing(
      async (matrixCase) => addView(matrixCase, matrixCase.own, await colleagueOf(matrixCase)),
      false,
    ),
    shared: listing(ofColleague, true),
    foreign: listing(ofStranger, false),
  },
  'view/save': {
    own: saving(() => undefined),
    changed: saving(ownView),
    nameless: () => ({ input: { ...values, name: ' ' } }),
    // There would be too many only with those of the colliding tenants.
    room: async (matrixCase) => {
      for (let n = 0; n < MOST_VIEWS / 2; n += 1) await ownView(matrixCase);
      return saving(() => undefined)(matrixCase);
    },
    colleague: saving(ofColleague),
    foreign: saving(ofStranger),
    missing: saving(() => randomUUID()),
  },
  'view/delete': {
    own: deleting(ownView),
    colleague: deleting(ofColleague),
    foreign: deleting(ofStranger),
    missing: deleting(() => randomUUID()),
  },
};
