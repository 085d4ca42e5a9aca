import { randomUUID } from 'node:crypto';
import type { JoinRequest } from '@archway/contract/member/model';
import { addPerson, minutesFromNow } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import { place, type Organization } from '../../world/world.ts';
import type { Form, MatrixCase } from '../matrix-case.ts';
import { ofOne } from '../of-one.ts';

const newAddress = (): string => `${randomUUID()}@plain.example`;

/** Somebody who asked, with a name of the organization's own. */
async function addRequest({ world }: MatrixCase, org: Organization, more: Row = {}): Promise<string> {
  const id = randomUUID();
  await place(world, org, 'join_request', {
    id,
    email: newAddress(),
    display_name: `${org.mark} asker`,
    language: 'en',
    expires_at: minutesFromNow(60),
    ...more,
  });
  return id;
}

const OVER: Row = { asked_at: minutesFromNow(-2), expires_at: minutesFromNow(-1) };

async function addAnswered(matrixCase: MatrixCase): Promise<string> {
  const { userCode } = await addPerson(matrixCase.world, matrixCase.own);
  return addRequest(matrixCase, matrixCase.own, {
    answer: 'declined',
    answered_at: new Date(),
    answered_by: userCode,
  });
}

/** A call about a request, and what else it sends. */
const ofRequest = (more: (matrixCase: MatrixCase) => Record<string, unknown> = () => ({})) =>
  ofOne(
    {
      ids: ['requestId'],
      make: async (matrixCase, org) => ({ requestId: await addRequest(matrixCase, org) }),
    },
    ({ requestId }, matrixCase) => ({ requestId, version: 1, ...more(matrixCase) }),
  );

const about =
  (
    idOf: (matrixCase: MatrixCase) => Promise<string>,
    more: (matrixCase: MatrixCase) => Record<string, unknown> = () => ({}),
  ): Form =>
  async (matrixCase) => ({
    input: { requestId: await idOf(matrixCase), version: 1, ...more(matrixCase) },
  });
const own =
  (more: Row = {}) =>
  (matrixCase: MatrixCase) =>
    addRequest(matrixCase, matrixCase.own, more);

const notAnswerable = (more?: (matrixCase: MatrixCase) => Record<string, unknown>) => ({
  older: about(own(), (matrixCase) => ({ ...more?.(matrixCase), version: 7 })),
  answered: about(addAnswered, more),
  over: about(own(OVER), more),
});

const listing =
  (idOf: (matrixCase: MatrixCase) => Promise<string>, times: number): Form =>
  async (matrixCase) => {
    const id = await idOf(matrixCase);
    return {
      input: { pageSize: 100 },
      review: (data) => {
        const { list } = data as { list: JoinRequest[] };
        const found = list.filter(({ requestId }) => requestId === id).length;
        return found === times ? undefined : `the request was listed ${found} times`;
      },
    };
  };

const memberRole = ({ own: org }: MatrixCase) => ({ roleId: org.roles.member });

/** `prepare` keeps the day's invitations from being used up by so many callers. */
export const joinRequestForms = (prepare: (matrixCase: MatrixCase) => Promise<void>) => {
  const prepared =
    (form: Form): Form =>
    async (matrixCase) => {
      await prepare(matrixCase);
      return form(matrixCase);
    };
  const accepting = ofRequest(memberRole);
  return {
    'user/listJoinRequests': {
      own: listing(own(), 1),
      answered: listing(addAnswered, 0),
      over: listing(own(OVER), 0),
      foreign: listing((matrixCase) => addRequest(matrixCase, matrixCase.foreign), 0),
    },
    'user/acceptJoinRequest': {
      ...accepting,
      own: prepared(accepting.own),
      beyond: prepared(about(own(), ({ own: org }) => ({ roleId: org.roles.administrator }))),
      taken: prepared(async (matrixCase) => {
        const email = newAddress();
        await addPerson(matrixCase.world, matrixCase.foreign, 'member', { email });
        return about(own({ email }), memberRole)(matrixCase);
      }),
      foreignRole: about(own(), ({ foreign }) => ({ roleId: foreign.roles.member })),
      ...notAnswerable(memberRole),
    },
    'user/declineJoinRequest': { ...ofRequest(), ...notAnswerable() },
  };
};
