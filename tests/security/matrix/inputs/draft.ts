import { randomUUID } from 'node:crypto';
import type { Draft } from '@archway/contract/draft/model';
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
