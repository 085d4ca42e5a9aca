import type { OutputOf } from '@archway/contract/core/call';
import type { listFirstSteps } from '@archway/contract/first-steps/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { hasLiveSession } from '../callers.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { addFilledCase } from '../../world/cases.ts';
import { addLabSettings } from '../../world/lab-settings.ts';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { addActing, type Organization } from '../../world/world.ts';

/** In a fresh organization, while a scan, or how a lab works, is in the chosen one. */
const begunIn =
  (choose: (fresh: Organization, matrixCase: MatrixCase) => Organization): Form =>
  async (matrixCase) => {
    const { world, own, caller } = matrixCase;
    if (!hasLiveSession(caller)) return { input: {} };
    const fresh = await addActing(world, own);
    const person = await addPerson(
      world,
      fresh,
      caller.role === 'administrator' ? 'administrator' : 'member',
    );
    const begun = choose(fresh, matrixCase);
    const savedBy = begun === fresh ? person.userCode : (await addPerson(world, begun)).userCode;
    const isLab = own.type === ORGANIZATION_TYPE.lab;
    if (isLab) await addLabSettings(world, begun, { savedBy });
    else await addFilledCase(world, begun, savedBy);
    return {
      input: {},
      as: { accessToken: tokenOf(world, await addSession(world, person)), own: fresh },
      review: (data) => {
        const { list } = data as OutputOf<typeof listFirstSteps>;
        const isDone = list.find(({ step }) => step === (isLab ? 'calendar' : 'scan'))?.isDone;
        return isDone === (begun === fresh) ? undefined : `the first step is done: ${isDone}`;
      },
    };
  };

export const firstStepsForms: Forms = {
  'company/firstSteps': {
    own: begunIn((fresh) => fresh),
    foreign: begunIn((_, { foreign }) => foreign),
  },
};
