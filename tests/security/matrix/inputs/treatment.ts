import { randomUUID } from 'node:crypto';
import type { Treatment, TreatmentDetail } from '@archway/contract/treatment/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { addCase, addScan } from '../../world/cases.ts';
import { addOrder } from '../../world/orders.ts';
import { addPerson } from '../../world/people.ts';
import { addTreatment, sentWork } from '../../world/treatments.ts';
import { addCollidingRows, place } from '../../world/world.ts';
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

const HOLE = { at: [1, 2, 3], millimeters: 4 } as const;
const FACTS = {
  format: 'stl',
  triangles: 1,
  vertices: 3,
  hasColors: false,
  bounds: { min: [0, 0, 0], max: [9, 9, 9] },
  unit: 'mm',
  unitIsSure: true,
  toMillimeters: 1,
  holes: 1,
  holeBorders: [HOLE],
  islands: 1,
  nonManifoldEdges: 0,
  previewError: 0,
  isSimplified: false,
};

/** The scan has a hole, and only the twins have marked the tooth beside it: here it is one of some place. */
const marksOfOthers: Form = async (matrixCase) => {
  const { world, own, me } = matrixCase;
  const { caseId } = await PRESCRIBED.make(matrixCase, own);
  const fileId = await addScan(world, own, me.userCode);
  await place(world, own, 'case_file', { case_id: caseId, file_id: fileId, role: 'lower' });
  await world.bench.owner.query('update scan set facts = $3 where org_id = $1 and file_id = $2', [
    own.orgId,
    fileId,
    FACTS,
  ]);
  await addCollidingRows(world, 'case_mark', ({ mark }) => ({
    id: randomUUID(),
    case_id: caseId,
    shape: { kind: 'pin', at: { scanId: fileId, point: HOLE.at }, tooth: 36, text: mark },
    created_by: me.userCode,
  }));
  return {
    input: { caseId },
    review: (data) => {
      const kinds = (data as TreatmentDetail).gaps.map(({ kind }) => kind);
      return kinds.includes('someHole') && !kinds.includes('hole') ? undefined : `gaps are ${kinds.join()}`;
    },
  };
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

/** An order of the case is under way; what the colliding tenants have sent with it cannot even be read. */
const orderedByTwins: Form = async (matrixCase) => {
  const { world, own } = matrixCase;
  const of = (await addPerson(world, own)).userCode;
  const { caseId } = await PRESCRIBED.make(matrixCase, own);
  const twins = { order_revision: { prescription: '{"works": 3}' } };
  await addOrder(world, own, { status: 'accepted', caseId, of, isHome: true, twins });
  return { input: saved({ caseId }, matrixCase) };
};

export const treatmentForms: Forms = {
  'treatment/detail': {
    ...ofOneInScope(PRESCRIBED, ({ caseId }) => ({ caseId }), { own: isMine }),
    marksOfOthers,
    labOfOthers: async (matrixCase) => ({
      input: {
        ...(await PRESCRIBED.make(matrixCase, matrixCase.own)),
        labCode: matrixCase.world.foreign[ORGANIZATION_TYPE.lab].orgId,
      },
    }),
  },
  'treatment/save': {
    ...ofOneInScope(PRESCRIBED, saved, { own: isSaved }),
    orderedByTwins,
    older: changed({ version: 7 }),
    notAllowed: changed({ links: [[36, 37]] }),
  },
};
