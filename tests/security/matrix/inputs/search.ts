import type { OutputOf } from '@archway/contract/core/call';
import type { searchAll } from '@archway/contract/search/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { addCase } from '../../world/cases.ts';
import { addPatient } from '../../world/patients.ts';
import type { Organization } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { colleagueOf, narrowed, strangerOf } from './cases-of-callers.ts';
import { RELATIONS, type Relation } from './partner-relations.ts';

type Found = OutputOf<typeof searchAll>;

/** A patient with a case, both of which are found by the patient's name. */
async function add({ world }: MatrixCase, org: Organization, createdBy: string): Promise<string> {
  const { patientId, name } = await addPatient(world, org);
  await addCase(world, org, createdBy, { patient_id: patientId });
  return name;
}

const countIs =
  (wanted: number) =>
  (data: unknown): string | undefined => {
    const { patients, cases, people } = data as Found;
    const isRight = patients.length === wanted && cases.length === wanted && people.length === 0;
    return isRight ? undefined : `found was ${JSON.stringify(data)}`;
  };

/** Who reads cases and partners at all; all others find nothing, and are not told that there is something. */
const readsCases = ({ caller }: MatrixCase): boolean =>
  caller.role === 'administrator' &&
  (caller.type === ORGANIZATION_TYPE.clinic || caller.type === ORGANIZATION_TYPE.lab);

const searching =
  (nameOf: (matrixCase: MatrixCase) => Promise<string>, isThere: boolean): Form =>
  async (matrixCase) => ({
    input: { keyword: await nameOf(matrixCase) },
    review: countIs(isThere && readsCases(matrixCase) ? 1 : 0),
  });

/** The other side of a partnership, by its name. */
const searchingPartner =
  (relation: Relation, isThere: boolean): Form =>
  async (matrixCase) => {
    const { name, partnershipId } = await relation(matrixCase);
    const expected = isThere && readsCases(matrixCase) ? partnershipId : '';
    return {
      input: { keyword: name },
      review: (data) => {
        const ids = (data as Found).partners.map((one) => one.partnershipId).join();
        return ids === expected ? undefined : `found was ${JSON.stringify(data)}`;
      },
    };
  };

export const searchForms: Forms = {
  'search/all': {
    own: searching(
      async (matrixCase) => add(matrixCase, matrixCase.own, await colleagueOf(matrixCase)),
      true,
    ),
    foreign: searching(
      async (matrixCase) => add(matrixCase, matrixCase.foreign, await strangerOf(matrixCase)),
      false,
    ),
    // A role of own scope finds neither a colleague's case nor its patient.
    beyondScope: async (matrixCase) => {
      const { more } = await narrowed(matrixCase);
      const keyword = await add(matrixCase, matrixCase.own, await colleagueOf(matrixCase));
      return { input: { keyword }, ...(more.as === undefined ? {} : { ...more, review: countIs(0) }) };
    },
    ownScope: async (matrixCase) => {
      const { userCode, more } = await narrowed(matrixCase);
      const keyword = await add(matrixCase, matrixCase.own, userCode);
      const review = countIs(readsCases(matrixCase) ? 1 : 0);
      return { input: { keyword }, ...(more.as === undefined ? {} : { ...more, review }) };
    },
    partner: searchingPartner(RELATIONS.partner, true),
    formerPartner: searchingPartner(RELATIONS.formerPartner, false),
    partnersOther: searchingPartner(RELATIONS.partnersOther, false),
    foreignPartner: searchingPartner(RELATIONS.foreign, false),
    person: ({ own, me }) => ({
      input: { keyword: me.userCode.slice(0, 8) },
      review: (data) =>
        JSON.stringify(data).includes(own.mark) || (data as Found).people.length === 0
          ? undefined
          : 'somebody of another organization was found',
    }),
  },
};
