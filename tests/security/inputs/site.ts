import { randomUUID } from 'node:crypto';
import { brandOf } from '../canary-rows.ts';
import type { Form, Forms } from '../cell.ts';

/**
 * Exactly the entries the caller's role holds: an administrator's all, a member's those without a permission, and a
 * lesser one's those for users beside.
 */
const menu: Form = async ({ world, caller }) => {
  const { rows } = await world.bench.owner.query<{ id: string }>(
    `select id from menu_entry
     where status = 1 and $1 = any(org_types) and feature is null and ($2 or permission is null or ($3 and permission like 'member:%'))`,
    [caller.type, caller.role === 'administrator', caller.state === 'lesser'],
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

export const siteForms: Forms = {
  'app_config/get': {
    own: () => ({ input: {} }),
    foreign: ({ foreign }) => ({ input: {}, appmanager: brandOf(foreign) }),
    missing: () => ({ input: {}, appmanager: randomUUID() }),
  },
  'permission/listUserMenu': { own: menu },
  'common/monitor': {
    own: report({ kind: 'error', name: 'TypeError', frames: ['at render (/assets/app.js:1:2)'] }),
    vital: report({ kind: 'vital', name: 'LCP', value: 1200 }),
  },
};
