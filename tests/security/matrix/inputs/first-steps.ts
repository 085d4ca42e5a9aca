import type { OutputOf } from '@archway/contract/core/call';
import type { listFirstSteps } from '@archway/contract/first-steps/calls';
import { hasLiveSession } from '../callers.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';
import { addFilledCase } from '../../world/cases.ts';
import { addPerson, addSession, tokenOf } from '../../world/people.ts';
import { addActing, type Organization } from '../../world/world.ts';

/** In a fresh organization, while a scan is in the chosen one. */
const scannedIn =
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
    const scanned = choose(fresh, matrixCase);
    await addFilledCase(
      world,
      scanned,
      scanned === fresh ? person.userCode : (await addPerson(world, scanned)).userCode,
    );
    return {
      input: {},
      as: { accessToken: tokenOf(world, await addSession(world, person)), own: fresh },
      review: (data) => {
        const { list } = data as OutputOf<typeof listFirstSteps>;
        const isDone = list.find(({ step }) => step === 'scan')?.isDone;
        return isDone === (scanned === fresh) ? undefined : `the first scan is done: ${isDone}`;
      },
    };
  };

export const firstStepsForms: Forms = {
  'company/firstSteps': {
    own: scannedIn((fresh) => fresh),
    foreign: scannedIn((_, { foreign }) => foreign),
  },
};
