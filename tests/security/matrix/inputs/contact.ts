import { randomUUID } from 'node:crypto';
import type { MatrixCase, Forms } from '../matrix-case.ts';
import { ofOne, type Thing } from '../of-one.ts';
import { minutesFromNow, newToken, sha256 } from '../../world/people.ts';
import { place, type Organization } from '../../world/world.ts';
import { collidingName } from './reviews.ts';

interface Contact {
  id: string;
  email: string;
  code: string;
}

/** A contact that was asked to confirm. Its twin comes after it, since it is looked up before its organization is known. */
async function addContact({ world }: MatrixCase, org: Organization): Promise<Contact> {
  const [id, code] = [randomUUID(), newToken()];
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

const wishOf = ({ own }: MatrixCase) => ({
  userName: `${own.mark} new`,
  email: `${randomUUID().slice(0, 8)}@${own.mark}.example`,
});

const found = (expected: number) => (data: unknown) => {
  const { total } = data as { total: number };
  return total === expected ? undefined : `${total} contacts were found`;
};
const deleted = (expected: number) => (data: unknown) =>
  (data as { deleted: number }).deleted === expected ? undefined : `not ${expected} contacts were deleted`;

const CONTACT: Thing<'contactId' | 'email'> = {
  ids: ['contactId', 'email'],
  make: async (matrixCase, org) => {
    const { id, email } = await addContact(matrixCase, org);
    return { contactId: id, email };
  },
};
const change = ofOne(CONTACT, ({ contactId }, matrixCase) => ({ ...wishOf(matrixCase), contactId }));

export const contactForms: Forms = {
  'companyContact/listByPage': {
    ...ofOne(CONTACT, ({ email }) => ({ keyword: email }), { own: found(1), others: found(0) }),
    collidingName: collidingName((matrixCase) => addContact(matrixCase, matrixCase.own)),
  },
  'companyContact/save_or_update': {
    ...change,
    own: (matrixCase) => ({ input: wishOf(matrixCase) }),
    changed: change.own,
    taken: async (matrixCase) => {
      const { email } = await addContact(matrixCase, matrixCase.own);
      return { input: { ...wishOf(matrixCase), email } };
    },
  },
  'companyContact/delByIds': ofOne(CONTACT, ({ contactId }) => ({ contactIds: [contactId] }), {
    own: deleted(1),
    others: deleted(0),
  }),
  'companyContact/contactEmailVerify': {
    own: async (matrixCase) => ({
      input: { verifyCode: (await addContact(matrixCase, matrixCase.own)).code },
    }),
    spent: async (matrixCase) => {
      const { code, id } = await addContact(matrixCase, matrixCase.own);
      await matrixCase.world.bench.owner.query(
        'update contact set verify_until = now() where org_id = $1 and id = $2',
        [matrixCase.own.orgId, id],
      );
      return { input: { verifyCode: code } };
    },
    missing: () => ({ input: { verifyCode: newToken() } }),
  },
};
