import { randomUUID } from 'node:crypto';
import type { Cell, Form, Forms } from '../cell.ts';
import { addPerson } from '../people.ts';
import { haunt, place, type Organization } from '../world.ts';
import { usable } from './file.ts';
import { addFile, finished } from '../files.ts';

async function addDentist({ world }: Cell, org: Organization): Promise<{ id: string; name: string }> {
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

const newName = ({ own }: Cell): string => `${own.mark} new ${randomUUID().slice(0, 8)}`;

const found = (expected: number) => (data: unknown) => {
  const { list, total } = data as { list: { signatures: unknown[] }[]; total: number };
  // Signatures of others are nobody's to see, whatever the caller may edit.
  const isRight = total === expected && list.every(({ signatures }) => signatures.length === 0);
  return isRight ? undefined : `${total} dentists were found: ${JSON.stringify(list)}`;
};
const deleted = (expected: number) => (data: unknown) =>
  (data as { deleted: number }).deleted === expected ? undefined : `not ${expected} dentists were deleted`;

const changed =
  (whose: (cell: Cell) => Organization): Form =>
  async (cell) => {
    const { id } = await addDentist(cell, whose(cell));
    const { userCode } = await addPerson(cell.world, cell.own);
    return { input: { dentistId: id, name: newName(cell), userCode } };
  };

/** The same with the caller as a dentist, who has signed before. */
const asDentist =
  (form: Form): Form =>
  async (cell) => {
    const { world, own, me } = cell;
    const id = randomUUID();
    await place(world, own, 'dentist', { id, name: `${own.mark} me ${id.slice(0, 8)}` });
    await place(world, own, 'dentist_member', { dentist_id: id, user_code: me.userCode });
    const file_id = await addFile(world, own, me.userCode, { kind: 'signature', ...finished(own.mark) });
    await place(world, own, 'dentist_signature', { dentist_id: id, number: 1, file_id });
    return form(cell);
  };

/** The caller is no dentist; the twins are one. */
const asNobody =
  (form: Form): Form =>
  async (cell) => {
    const { world, own, me } = cell;
    const id = randomUUID();
    await place(world, own, 'dentist', { id, name: `${own.mark} not me ${id.slice(0, 8)}` });
    await haunt(world, 'dentist_member', () => ({ dentist_id: id, user_code: me.userCode }));
    return form(cell);
  };

/** Deputies of the caller's dentist, from whose organization they are asked. */
const deputies = (whose: (cell: Cell) => Organization): Form =>
  asDentist(async (cell) => ({
    input: { deputies: [(await addPerson(cell.world, whose(cell))).userCode] },
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
    own: async (cell) => {
      const { name } = await addDentist(cell, cell.own);
      return { input: { keyword: name }, review: found(1) };
    },
    foreign: async (cell) => {
      await addDentist(cell, cell.foreign);
      return { input: { keyword: cell.foreign.mark }, review: found(0) };
    },
    missing: () => ({ input: { keyword: randomUUID() }, review: found(0) }),
  },
  'dentist/save_or_update': {
    own: async (cell) => {
      const { userCode } = await addPerson(cell.world, cell.own);
      return { input: { name: newName(cell), userCode } };
    },
    changed: changed(({ own }) => own),
    taken: async (cell) => ({ input: { name: (await addDentist(cell, cell.own)).name } }),
    linked: async (cell) => {
      const { userCode } = await addPerson(cell.world, cell.own);
      const { id } = await addDentist(cell, cell.own);
      const table = 'dentist_member';
      await cell.world.bench.owner.query(`delete from ${table} where dentist_id = $1`, [id]);
      await place(cell.world, cell.own, table, { dentist_id: id, user_code: userCode });
      return { input: { name: newName(cell), userCode } };
    },
    stranger: async (cell) => ({
      input: { name: newName(cell), userCode: (await addPerson(cell.world, cell.foreign)).userCode },
    }),
    nobody: (cell) => ({ input: { name: newName(cell), userCode: randomUUID() } }),
    foreign: async (cell) => ({
      input: { dentistId: (await addDentist(cell, cell.foreign)).id, name: newName(cell) },
    }),
    missing: (cell) => ({ input: { dentistId: randomUUID(), name: newName(cell) } }),
  },
  'dentist/saveDeputies': {
    own: deputies(({ own }) => own),
    foreign: deputies(({ foreign }) => foreign),
    missing: asDentist(() => ({ input: { deputies: [randomUUID()] } })),
    noDentist: asNobody(() => ({ input: { deputies: [] } })),
  },
  'dentist/listColleagues': { own: asDentist(nothing), noDentist: asNobody(nothing) },
  'dentist/delByIds': {
    own: async (cell) => ({
      input: { dentistIds: [(await addDentist(cell, cell.own)).id] },
      review: deleted(1),
    }),
    foreign: async (cell) => ({
      input: { dentistIds: [(await addDentist(cell, cell.foreign)).id] },
      review: deleted(0),
    }),
    missing: () => ({ input: { dentistIds: [randomUUID()] }, review: deleted(0) }),
  },
};
