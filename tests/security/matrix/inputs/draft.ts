import { randomUUID } from 'node:crypto';
import type { Draft } from '@archway/contract/draft/model';
import { MOST_DRAFTS } from '@archway/rules/drafts';
import { collidingIds } from '../../world/case-marks.ts';
import { addPerson } from '../../world/people.ts';
import { place } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';

async function addDraft(
  { world, own }: MatrixCase,
  owner_code: string,
): Promise<{ kind: string; subject: string }> {
  const subject = randomUUID();
  await place(world, own, 'draft', { owner_code, kind: 'case', subject, body: `${own.mark} typed` });
  return { kind: 'case', subject };
}

const ofColleague = async (matrixCase: MatrixCase) =>
  addDraft(matrixCase, (await addPerson(matrixCase.world, matrixCase.own)).userCode);
const missing: Form = () => ({ input: { kind: 'case', subject: randomUUID() } });

/** The caller has as many as anybody may, and so have the twins: one more takes the place of the caller's oldest. */
const oneTooMany: Form = async ({ world, own, me }) => {
  const subject = randomUUID();
  await world.bench.owner.query(
    `insert into draft (org_id, owner_code, kind, subject, body, saved_at)
     select org_id, $2, 'case', $3 || n, 'typed', app_now() - make_interval(mins => n)
     from unnest($1::uuid[]) org_id, generate_series(1, $4) n`,
    [[own.orgId, ...collidingIds(world)], me.userCode, subject, MOST_DRAFTS],
  );
  return {
    input: { kind: 'case', subject, body: 'typed', version: 0 },
    review: async () => {
      const { rowCount } = await world.bench.owner.query(
        'select from draft where org_id = $1 and owner_code = $2',
        [own.orgId, me.userCode],
      );
      return rowCount === MOST_DRAFTS ? undefined : `${rowCount} drafts are left`;
    },
  };
};

const isThere = (expected: boolean) => (data: unknown) => {
  const { draft } = data as { draft: Draft | null };
  return (draft !== null) === expected ? undefined : `the draft is ${JSON.stringify(draft)}`;
};
const wasDropped = (expected: boolean) => (data: unknown) =>
  (data as { dropped: boolean }).dropped === expected ? undefined : `it was not ${expected}`;

export const draftForms: Forms = {
  'draft/get': {
    own: async (matrixCase) => ({
      input: await addDraft(matrixCase, matrixCase.me.userCode),
      review: isThere(true),
    }),
    colleague: async (matrixCase) => ({ input: await ofColleague(matrixCase), review: isThere(false) }),
    missing: async (matrixCase) => ({ ...(await missing(matrixCase)), review: isThere(false) }),
  },
  'draft/save': {
    own: async (matrixCase) => ({
      input: { ...(await addDraft(matrixCase, matrixCase.me.userCode)), body: 'typed', version: 1 },
    }),
    // Of the same form: both have one of their own.
    colleague: async (matrixCase) => ({
      input: { ...(await ofColleague(matrixCase)), body: 'typed', version: 0 },
    }),
    oneTooMany,
    stale: async (matrixCase) => ({
      input: { ...(await addDraft(matrixCase, matrixCase.me.userCode)), body: 'typed', version: 0 },
    }),
  },
  'draft/drop': {
    own: async (matrixCase) => ({
      input: await addDraft(matrixCase, matrixCase.me.userCode),
      review: wasDropped(true),
    }),
    colleague: async (matrixCase) => ({ input: await ofColleague(matrixCase), review: wasDropped(false) }),
    missing: async (matrixCase) => ({ ...(await missing(matrixCase)), review: wasDropped(false) }),
  },
};
