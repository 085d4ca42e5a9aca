import type { Treatment } from '@archway/contract/treatment/model';
import { addCase } from '../../world/cases.ts';
import { addPerson } from '../../world/people.ts';
import { addTreatment, sentWork } from '../../world/treatments.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { ofOne, ofOneInScope, type InputOf, type Thing } from '../of-one.ts';

/** A colleague's case with a prescription. */
const PRESCRIBED: Thing<'caseId'> = {
  ids: ['caseId'],
  make: async ({ world }, org) => {
    const caseId = await addCase(world, org, (await addPerson(world, org)).userCode);
    await addTreatment(world, org, caseId);
    return { caseId };
  },
};

/** Only what is the own: the twins have the same teeth. */
const isMine = (data: unknown, { own }: MatrixCase): string | undefined => {
  const { works, links, absent } = data as Treatment;
  const isRight = works.length === 1 && links.length === 1 && absent.length === 1;
  return isRight && works[0]?.note === `${own.mark} note` ? undefined : `read was ${JSON.stringify(data)}`;
};

const saved: InputOf<'caseId'> = ({ caseId }, { own }) => ({
  caseId,
  version: 0,
  works: [sentWork(own.mark)],
  links: [],
  absent: [],
});
const isSaved = (data: unknown): string | undefined =>
  (data as Treatment).version === 1 ? undefined : `saved was ${JSON.stringify(data)}`;
const changed =
  (more: Record<string, unknown>): Form =>
  async (matrixCase) => {
    const { input } = await ofOne(PRESCRIBED, saved).own(matrixCase);
    return { input: { ...input, ...more } };
  };

export const treatmentForms: Forms = {
  'treatment/detail': ofOneInScope(PRESCRIBED, ({ caseId }) => ({ caseId }), { own: isMine }),
  'treatment/save': {
    ...ofOneInScope(PRESCRIBED, saved, { own: isSaved }),
    older: changed({ version: 7 }),
    notAllowed: changed({ links: [[36, 37]] }),
  },
};
