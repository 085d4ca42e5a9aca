import { randomUUID } from 'node:crypto';
import type { Customer, CustomerDetail, KeptLikes } from '@archway/contract/customer/model';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { addOrder } from '../../world/orders.ts';
import { addPartner, addPartnership, likesOf, otherType } from '../../world/partners.ts';
import { addPerson } from '../../world/people.ts';
import { place } from '../../world/world.ts';
import type { Form, Forms, MatrixCase } from '../matrix-case.ts';

const { applying, accepted, terminated } = PARTNERSHIP_STATUS;

/** The other side of a pair, and what its name is found by. */
interface Other {
  companyCode: string;
  name: string;
}
type Relation = (matrixCase: MatrixCase) => Promise<Other>;

const RECEIVED = 3;

/** With a real organization; and orders were counted, also for the colliding tenants. Each has orders with third ones. */
const withOther =
  (status: PartnershipStatus): Relation =>
  async ({ world, own }) => {
    const other = await addPartner(world, own);
    const { orgId: companyCode } = other;
    for (const org of [other, own])
      await addOrder(world, org, { of: (await addPerson(world, org)).userCode });
    const { name } = await addPartnership(world, own, { status, other: companyCode });
    const today = new Date().toISOString().slice(0, 10);
    await place(world, own, 'counter_day', { partner: companyCode, day: today, received: RECEIVED });
    return { companyCode, name };
  };

const RELATIONS = {
  partner: withOther(accepted),
  formerPartner: withOther(terminated),
  application: withOther(applying),
  /** Of the caller's partner with somebody else: the caller is a third organization. */
  partnersOther: async ({ world, own }) => {
    const inCommon = await addPartner(world, own);
    await addPartnership(world, own, { other: inCommon.orgId });
    const third = await addPartner(world, inCommon, { type: otherType(inCommon.type) });
    const { name } = await addPartnership(world, inCommon, { other: third.orgId });
    return { companyCode: third.orgId, name };
  },
  foreign: async ({ world, foreign }) => {
    const other = await addPartner(world, foreign);
    const { name } = await addPartnership(world, foreign, { other: other.orgId });
    return { companyCode: other.orgId, name };
  },
  missing: () => Promise.resolve({ companyCode: randomUUID(), name: randomUUID() }),
} as const satisfies Readonly<Record<string, Relation>>;

type More = (
  matrixCase: MatrixCase,
  other: Other,
) => Promise<Record<string, unknown>> | Record<string, unknown>;

/** What is sent about another organization, and what must hold of the answer, which a refusal has not. */
const about =
  (
    relation: Relation,
    more: More = () => ({}),
    review?: (data: never, matrixCase: MatrixCase) => boolean,
  ): Form =>
  async (matrixCase) => {
    const other = await relation(matrixCase);
    return {
      input: { companyCode: other.companyCode, ...(await more(matrixCase, other)) },
      review: (data) =>
        data === null || review === undefined || review(data as never, matrixCase)
          ? undefined
          : `the answer was ${JSON.stringify(data)}`,
    };
  };

const formsOf = (
  more?: More,
  review?: (data: never, matrixCase: MatrixCase) => boolean,
): Record<string, Form> =>
  Object.fromEntries(
    Object.entries(RELATIONS).map(([name, relation]) => [name, about(relation, more, review)]),
  );

const found = (data: unknown): number => (data as { total: number }).total;

const listed =
  (relation: Relation, wanted: number, filter?: 'former'): Form =>
  async (matrixCase) => {
    const { name } = await relation(matrixCase);
    return {
      input: { keyword: name, ...(filter !== undefined && { filter }) },
      review: (data) => {
        const { list } = data as { list: Customer[] };
        const received = list.map(({ figures }) => figures.received).join();
        const weeks = list.map((one) => one.weeks.reduce((sum, week) => sum + week, 0)).join();
        const isCounted = received === String(RECEIVED) && weeks === String(RECEIVED);
        // Of the two there is no order: each has its own with others.
        const open = list.map((one) => `${one.open} since ${one.lastOrderAt}`).join();
        return found(data) === wanted && (wanted === 0 || (isCounted && open === '0 since null'))
          ? undefined
          : `${found(data)} were found, with ${received} orders, by week ${weeks}, open ${open}`;
      },
    };
  };

const exported =
  (relation: Relation, wanted: number): Form =>
  async (matrixCase) => {
    const { name } = await relation(matrixCase);
    return {
      input: { keyword: name },
      review: (data) => {
        const { rows } = data as { rows: number };
        return rows === wanted ? undefined : `${rows} were exported`;
      },
    };
  };

/** A clinic is found by a dentist whose orders came to the lab that looks for it, not by one it names to others. */
const namedToOthers: Form = async ({ world, own }) => {
  const other = await addPartner(world, own);
  await addPartnership(world, own, { other: other.orgId });
  await addOrder(world, other, { of: (await addPerson(world, other)).userCode });
  return {
    input: { keyword: other.mark },
    review: (data) => (found(data) === 0 ? undefined : `${found(data)} were found`),
  };
};

const note = ({ own }: MatrixCase, version: number) => ({ version, text: `${own.mark} note` });

/** There is a note already, and one of each colliding tenant. */
const withNote: Relation = async (matrixCase) => {
  const { world, own, me } = matrixCase;
  const other = await RELATIONS.partner(matrixCase);
  const row = { clinic: other.companyCode, text: `${own.mark} before`, saved_by: me.userCode };
  await place(world, own, 'customer_note', row);
  return other;
};

const addContact = async ({ world, own, foreign }: MatrixCase, isOwn = true): Promise<string> => {
  const id = randomUUID();
  const org = isOwn ? own : foreign;
  await place(world, org, 'contact', {
    id,
    user_name: `${org.mark} contact`,
    email: `${id}@${org.mark}.example`,
  });
  return id;
};
const withContact: More = async (matrixCase) => ({ contactId: await addContact(matrixCase) });
const withLinked: More = async (matrixCase, { companyCode }) => {
  const contactId = await addContact(matrixCase);
  await place(matrixCase.world, matrixCase.own, 'customer_contact', {
    clinic: companyCode,
    contact_id: contactId,
  });
  return { contactId };
};
const hasContacts = (wanted: number) => (data: { contacts: unknown[] }) => data.contacts.length === wanted;

const likes =
  (version: number): More =>
  ({ own }) => ({ version, likes: { ...likesOf(own.mark), models: `${own.mark} models` } });
const isVersion = (wanted: number) => (data: KeptLikes) => data.version === wanted;
const savingLikes = {
  ...formsOf(likes(1), isVersion(2)),
  older: about(RELATIONS.partner, likes(7)),
};

const isWhole = (data: CustomerDetail, { own }: MatrixCase): boolean =>
  data.dentists.length === 0 &&
  data.address.street === '' &&
  data.figures.received === RECEIVED &&
  data.likes.version === 1 &&
  data.likes.likes.material === `${own.mark} material` &&
  (data.partnership === null) === data.isFormer;

export const customerForms: Forms = {
  'customer/listByPage': {
    partner: listed(RELATIONS.partner, 1),
    formerPartner: listed(RELATIONS.formerPartner, 1, 'former'),
    application: listed(RELATIONS.application, 0),
    partnersOther: listed(RELATIONS.partnersOther, 0),
    foreign: listed(RELATIONS.foreign, 0),
    missing: listed(RELATIONS.missing, 0),
    namedToOthers,
  },
  'customer/get': {
    ...formsOf(undefined, isWhole),
    noted: about(
      withNote,
      undefined,
      ({ note: told }: CustomerDetail, { own }: MatrixCase) => told.text === `${own.mark} before`,
    ),
  },
  'customer/saveNote': {
    ...formsOf((matrixCase) => note(matrixCase, 0)),
    again: about(
      withNote,
      (matrixCase) => note(matrixCase, 1),
      (data: { version: number }) => data.version === 2,
    ),
    older: about(RELATIONS.partner, (matrixCase) => note(matrixCase, 7)),
  },
  'customer/linkContact': {
    ...formsOf(withContact, hasContacts(1)),
    foreignContact: about(RELATIONS.partner, async (matrixCase) => ({
      contactId: await addContact(matrixCase, false),
    })),
  },
  'customer/unlinkContact': formsOf(withLinked, hasContacts(0)),
  'customer/exportCsv': {
    partner: exported(RELATIONS.partner, 1),
    application: exported(RELATIONS.application, 0),
    partnersOther: exported(RELATIONS.partnersOther, 0),
    foreign: exported(RELATIONS.foreign, 0),
    missing: exported(RELATIONS.missing, 0),
  },
  'customer/getLikes': formsOf(
    undefined,
    (data: KeptLikes, { own }: MatrixCase) =>
      data.version === 1 && data.likes.material === `${own.mark} material`,
  ),
  'customer/saveLikes': savingLikes,
  'customer/correctLikes': savingLikes,
};
