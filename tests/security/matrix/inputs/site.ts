import { createHash, randomUUID } from 'node:crypto';
import { brandOf } from '../../world/canary-rows.ts';
import type { Form, Forms } from '../matrix-case.ts';
import { insert } from '../../world/rows.ts';
import { addCollidingRows, type World } from '../../world/world.ts';

/** What every organization of the world has been given. */
const FEATURES_AT_FIRST = ['TREATMENTS', 'ORAL_HEALTH_REPORT'];

/**
 * Exactly the entries the caller's role holds: an administrator's all, a member's those without a permission, and a
 * lesser one's those for users beside.
 */
const menu: Form = async ({ world, caller }) => {
  const { rows } = await world.bench.owner.query<{ id: string }>(
    `select id from menu_entry
     where status = 1 and $1 = any(org_types) and (feature is null or feature = any($4))
       and ($2 or permission is null or ($3 and permission like 'member:%'))`,
    [
      caller.type,
      caller.role === 'administrator',
      caller.state === 'lesser',
      caller.state === 'withoutFeatures' ? [] : FEATURES_AT_FIRST,
    ],
  );
  const expected = rows.map(({ id }) => id).toSorted();
  return {
    input: {},
    review: (data) => {
      const seen = idsOf(data as Entry[]).toSorted();
      return seen.join() === expected.join()
        ? undefined
        : `menu entries ${seen.join()}, not ${expected.join()}`;
    },
  };
};

interface Entry {
  id: string;
  children: Entry[];
}

const idsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);

const report =
  (more: Record<string, unknown>): Form =>
  () => ({ input: more });

/** As the server tells errors apart, for a page of the version that the matrix says it is. */
const fingerprintOfError = (name: string, frame: string): string =>
  createHash('sha256').update(['0.0.0-test', name, frame].join('\n')).digest('hex').slice(0, 32);

const anError = () => ({ kind: 'error', name: 'TypeError', frames: [`at ${randomUUID()}`] });
const aKind = (text: string) => ({ name: text, frames: '[]', route: text, browser: text, version: text });

/** The colliding tenants have rows of the same kind: none of them is counted up. */
const seenByOthers: Form = async ({ world }) => {
  const input = anError();
  const fingerprint = fingerprintOfError(input.name, input.frames[0] ?? '');
  await addCollidingRows(world, 'page_error', ({ mark }) => ({ ...aKind(mark), fingerprint }));
  return { input };
};

const filledWorlds = new WeakMap<World, Promise<void>>();

/** Once for all callers and not taken away again: rows of others must not change while the calls are made. */
async function fillWithKinds({ bench, collidingTenants }: World): Promise<void> {
  const { orgId, mark } = collidingTenants.before;
  const kinds = Array.from({ length: 300 }, () => ({
    ...aKind(mark),
    org_id: orgId,
    fingerprint: randomUUID(),
  }));
  await insert(bench.owner, 'page_error', kinds);
}

/** A colliding tenant has met as many kinds as there may be in an hour: that is no reason to lump ours together. */
const roomOfOthers: Form = async ({ world }) => {
  const input = anError();
  const filling = filledWorlds.get(world) ?? fillWithKinds(world);
  filledWorlds.set(world, filling);
  await filling;
  return {
    input,
    review: async () => {
      const { rowCount } = await world.bench.owner.query('select from page_error where fingerprint = $1', [
        fingerprintOfError(input.name, input.frames[0] ?? ''),
      ]);
      return rowCount === 1 ? undefined : 'it was counted among others';
    },
  };
};

export const siteForms: Forms = {
  'app_config/get': {
    own: () => ({ input: {} }),
    foreign: ({ foreign }) => ({ input: {}, appmanager: brandOf(foreign) }),
    missing: () => ({ input: {}, appmanager: randomUUID() }),
  },
  'permission/listUserMenu': { own: menu },
  'common/monitor': {
    own: report({ kind: 'error', name: 'TypeError', frames: ['at render (/assets/app.js:1:2)'] }),
    seenByOthers,
    roomOfOthers,
    vital: report({ kind: 'vital', name: 'LCP', value: 1200 }),
  },
};
