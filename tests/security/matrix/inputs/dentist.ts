import { randomUUID } from 'node:crypto';
import type { MatrixCase, Form, Forms } from '../matrix-case.ts';
import { ofOne, type Thing } from '../of-one.ts';
import { addPerson } from '../../world/people.ts';
import { addCollidingRows, place, type Organization } from '../../world/world.ts';
import { usable } from './file.ts';
import { collidingName } from './reviews.ts';
import { addFile, finished } from '../../world/files.ts';

async function addDentist({ world }: MatrixCase, org: Organization): Promise<{ id: string; name: string }> {
  const id = randomUUID();
  const name = `${org.mark} dentist ${id.slice(0, 8)}`;
  await place(world, org, 'dentist', { id, name });
  const { userCode } = await addPerson(world, org);
  await place(world, org, 'dentist_member', { dentist_id: id, user_code: userCode });
  await place(world, org, 'dentist_deputy', { dentist_id: id, user_code: userCode });
  const file_id = await addFile(world, org, userCode, { kind: 'signature', ...finished(org.mark) });
  await place(world, org, 'dentist_signature', { dentist_id: id, number: 1, file_id });
  return { id, name };
}

const newName = ({ own }: MatrixCase): string => `${own.mark} new ${randomUUID().slice(0, 8)}`;

const found = (expected: number) => (data: unknown) => {
  const { list, total } = data as { list: { signatures: unknown[] }[]; total: number };
  // Signatures of others are nobody's to see, whatever the caller may edit.
  const isRight = total === expected && list.every(({ signatures }) => signatures.length === 0);
  return isRight ? undefined : `${total} dentists were found: ${JSON.stringify(list)}`;
};
const deleted = (expected: number) => (data: unknown) =>
  (data as { deleted: number }).deleted === expected ? undefined : `not ${expected} dentists were deleted`;

const DENTIST: Thing<'dentistId' | 'name'> = {
  ids: ['dentistId', 'name'],
  make: async (matrixCase, org) => {
    const { id, name } = await addDentist(matrixCase, org);
    return { dentistId: id, name };
  },
};
const renamed = ofOne(DENTIST, ({ dentistId }, matrixCase) => ({ dentistId, name: newName(matrixCase) }));

/** The same with the caller as a dentist, who has signed before. */
const asDentist =
  (form: Form): Form =>
  async (matrixCase) => {
    const { world, own, me } = matrixCase;
    const id = randomUUID();
    await place(world, own, 'dentist', { id, name: `${own.mark} me ${id.slice(0, 8)}` });
    await place(world, own, 'dentist_member', { dentist_id: id, user_code: me.userCode });
    const file_id = await addFile(world, own, me.userCode, { kind: 'signature', ...finished(own.mark) });
    await place(world, own, 'dentist_signature', { dentist_id: id, number: 1, file_id });
    return form(matrixCase);
  };

/** The caller is no dentist; the twins are one. */
const asNobody =
  (form: Form): Form =>
  async (matrixCase) => {
    const { world, own, me } = matrixCase;
    const id = randomUUID();
    await place(world, own, 'dentist', { id, name: `${own.mark} not me ${id.slice(0, 8)}` });
    await addCollidingRows(world, 'dentist_member', () => ({ dentist_id: id, user_code: me.userCode }));
    return form(matrixCase);
  };

/** Deputies of the caller's dentist, from whose organization they are asked. */
const deputies = (whose: (matrixCase: MatrixCase) => Organization): Form =>
  asDentist(async (matrixCase) => ({
    input: { deputies: [(await addPerson(matrixCase.world, whose(matrixCase))).userCode] },
  }));

const signatures = usable('dentistSignature', 'signature');
const nothing: Form = () => ({ input: {} });

export const dentistForms: Forms = {
  'user/editDentistSignature': {
    ...Object.fromEntries(Object.entries(signatures).map(([name, form]) => [name, asDentist(form)])),
    noDentist: asNobody(signatures['own'] ?? nothing),
  },
  'user/deleteDentistSignature': { own: asDentist(nothing), noDentist: asNobody(nothing) },
  'dentist/listByPage': {
    ...ofOne(DENTIST, ({ name }) => ({ keyword: name }), { own: found(1), others: found(0) }),
    collidingName: collidingName((matrixCase) => addDentist(matrixCase, matrixCase.own)),
  },
  'dentist/save_or_update': {
    own: async (matrixCase) => {
      const { userCode } = await addPerson(matrixCase.world, matrixCase.own);
      return { input: { name: newName(matrixCase), userCode } };
    },
    changed: async (matrixCase) => {
      const { dentistId } = await DENTIST.make(matrixCase, matrixCase.own);
      const { userCode } = await addPerson(matrixCase.world, matrixCase.own);
      return { input: { dentistId, name: newName(matrixCase), userCode } };
    },
    taken: async (matrixCase) => ({ input: { name: (await addDentist(matrixCase, matrixCase.own)).name } }),
    linked: async (matrixCase) => {
      const { userCode } = await addPerson(matrixCase.world, matrixCase.own);
      const { id } = await addDentist(matrixCase, matrixCase.own);
      const table = 'dentist_member';
      await matrixCase.world.bench.owner.query(`delete from ${table} where dentist_id = $1`, [id]);
      await place(matrixCase.world, matrixCase.own, table, { dentist_id: id, user_code: userCode });
      return { input: { name: newName(matrixCase), userCode } };
    },
    stranger: async (matrixCase) => ({
      input: {
        name: newName(matrixCase),
        userCode: (await addPerson(matrixCase.world, matrixCase.foreign)).userCode,
      },
    }),
    nobody: (matrixCase) => ({ input: { name: newName(matrixCase), userCode: randomUUID() } }),
    foreign: renamed.foreign,
    missing: renamed.missing,
  },
  'dentist/saveDeputies': {
    own: deputies(({ own }) => own),
    foreign: deputies(({ foreign }) => foreign),
    missing: asDentist(() => ({ input: { deputies: [randomUUID()] } })),
    noDentist: asNobody(() => ({ input: { deputies: [] } })),
  },
  'dentist/listColleagues': { own: asDentist(nothing), noDentist: asNobody(nothing) },
  'dentist/delByIds': ofOne(DENTIST, ({ dentistId }) => ({ dentistIds: [dentistId] }), {
    own: deleted(1),
    others: deleted(0),
  }),
};
