import { randomUUID } from 'node:crypto';
import type { Cell, Form, Forms } from '../cell.ts';
import { minutesFromNow, newSign, sha256 } from '../people.ts';
import { place, type Organization } from '../world.ts';

interface Contact {
  id: string;
  email: string;
  code: string;
}

/** A contact that was asked to confirm. Its twin comes after it, since it is looked up before its organization is known. */
async function addContact({ world }: Cell, org: Organization): Promise<Contact> {
  const [id, code] = [randomUUID(), newSign()];
  const email = `${id.slice(0, 8)}@${org.mark}.example`;
  const row = {
    id,
    user_name: `${org.mark} contact`,
    email,
    verify_hash: sha256(code),
    verify_until: minutesFromNow(20),
    created_at: minutesFromNow(-1),
  };
  await place(world, org, 'contact', row, { only: 'after', distort: { created_at: new Date() } });
  return { id, email, code };
}

const wishOf = ({ own }: Cell) => ({
  userName: `${own.mark} new`,
  email: `${randomUUID().slice(0, 8)}@${own.mark}.example`,
});

const found = (expected: number) => (data: unknown) => {
  const { total } = data as { total: number };
  return total === expected ? undefined : `${total} contacts were found`;
};
const deleted = (expected: number) => (data: unknown) =>
  (data as { deleted: number }).deleted === expected ? undefined : `not ${expected} contacts were deleted`;

const changed =
  (whose: (cell: Cell) => Organization): Form =>
  async (cell) => ({
    input: { ...wishOf(cell), contactId: (await addContact(cell, whose(cell))).id },
  });

export const contactForms: Forms = {
  'companyContact/listByPage': {
    own: async (cell) => {
      const { email } = await addContact(cell, cell.own);
      return { input: { keyword: email }, review: found(1) };
    },
    foreign: async (cell) => {
      await addContact(cell, cell.foreign);
      return { input: { keyword: cell.foreign.mark }, review: found(0) };
    },
    missing: () => ({ input: { keyword: randomUUID() }, review: found(0) }),
  },
  'companyContact/save_or_update': {
    own: (cell) => ({ input: wishOf(cell) }),
    changed: changed(({ own }) => own),
    taken: async (cell) => {
      const { email } = await addContact(cell, cell.own);
      return { input: { ...wishOf(cell), email } };
    },
    foreign: changed(({ foreign }) => foreign),
    missing: (cell) => ({ input: { ...wishOf(cell), contactId: randomUUID() } }),
  },
  'companyContact/delByIds': {
    own: async (cell) => ({
      input: { contactIds: [(await addContact(cell, cell.own)).id] },
      review: deleted(1),
    }),
    foreign: async (cell) => ({
      input: { contactIds: [(await addContact(cell, cell.foreign)).id] },
      review: deleted(0),
    }),
    missing: () => ({ input: { contactIds: [randomUUID()] }, review: deleted(0) }),
  },
  'companyContact/contactEmailVerify': {
    own: async (cell) => ({ input: { verifyCode: (await addContact(cell, cell.own)).code } }),
    spent: async (cell) => {
      const { code, id } = await addContact(cell, cell.own);
      await cell.world.bench.owner.query(
        'update contact set verify_until = now() where org_id = $1 and id = $2',
        [cell.own.orgId, id],
      );
      return { input: { verifyCode: code } };
    },
    missing: () => ({ input: { verifyCode: newSign() } }),
  },
};
