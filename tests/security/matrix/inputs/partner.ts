import { randomUUID } from 'node:crypto';
import type { ListedOrganization, Partner, PartnerCode } from '@archway/contract/partner/model';
import type { OrganizationType } from '@archway/rules/organization-types';
import { MOST_PARTNER_CODES } from '@archway/rules/partner/codes';
import { partnershipActions, type PartnerSide } from '@archway/rules/partner/machine';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { addPartner, addPartnerCode, addPartnership, otherType } from '../../world/partners.ts';
import { addPerson, minutesFromNow } from '../../world/people.ts';
import type { Row } from '../../world/rows.ts';
import { addCollidingRows, type Organization } from '../../world/world.ts';
import type { Form, Forms, MatrixCase, Sending } from '../matrix-case.ts';
import { inNewOrganization } from './new-organization.ts';
import { invitationForms } from './partner-invitations.ts';
import { RELATIONS, type Relation, type Seen } from './partner-relations.ts';
import { collidingName, nothingFound } from './reviews.ts';

const { applying, accepted, terminated } = PARTNERSHIP_STATUS;
const { partner, formerPartner, ownApplication, theirApplication, partnersOther, foreign, missing } =
  RELATIONS;
const OF_OTHERS = { partnersOther, foreign, missing };

type Review = (partner: Partner) => boolean;

/** What can be done by the side that the caller is on; how to reach each other is for partners. */
const reads =
  (status: PartnershipStatus, side: PartnerSide): Review =>
  ({ status: read, actions, organization: { phone, email } }) =>
    read === status &&
    actions.join() === partnershipActions(status, side).join() &&
    (phone !== '') === (status === accepted) &&
    (email !== '') === (status === accepted);

/** A refusal has no data. */
const reviewedBy = (review: Review): Pick<Sending, 'review'> => ({
  review: (data) =>
    data === null || review(data as Partner) ? undefined : `read was ${JSON.stringify(data)}`,
});

const about =
  (relation: Relation, input: (seen: Seen) => Record<string, unknown>, review?: Review): Form =>
  async (matrixCase) => {
    const seen = await relation(matrixCase);
    return {
      input: input(seen),
      ...reviewedBy((read) => read.partnershipId === seen.partnershipId && review?.(read) !== false),
    };
  };

const byId = ({ partnershipId }: Seen) => ({ partnershipId });

const formsOf = (
  relations: Readonly<Record<string, Relation>>,
  input: (seen: Seen) => Record<string, unknown>,
): Record<string, Form> =>
  Object.fromEntries(Object.entries(relations).map(([name, relation]) => [name, about(relation, input)]));

/** One step of the machine: it is taken from `from`, and refused from the other relations. */
function stepping(
  from: Relation,
  to: Review,
  refused: Readonly<Record<string, Relation>>,
  more: Record<string, unknown> = {},
) {
  const step = ({ partnershipId }: Seen) => ({ partnershipId, version: 1, ...more });
  const own = about(from, step, to);
  return {
    own,
    partner: own,
    older: about(from, (seen) => ({ ...step(seen), version: 7 })),
    ...formsOf({ ...refused, formerPartner, ...OF_OTHERS }, step),
  };
}

const answered = (status: PartnershipStatus) =>
  stepping(theirApplication, reads(status, 'asked'), { ownApplication, partner });
const ending = (status: PartnershipStatus, more?: Record<string, unknown>) => {
  const { own: _own, ...forms } = stepping(
    partner,
    reads(status, 'asked'),
    { application: theirApplication },
    more,
  );
  return forms;
};

const byName = ({ name }: Seen) => ({ keyword: name });
const listed =
  (relation: Relation, status: PartnershipStatus): Form =>
  async (matrixCase) => {
    const seen = await relation(matrixCase);
    return {
      input: byName(seen),
      review: (data) => {
        const { list, total } = data as { list: Partner[]; total: number };
        const [only] = list;
        return total === 1 && only?.partnershipId === seen.partnershipId && only.status === status
          ? undefined
          : `${total} were found`;
      },
    };
  };
const notListed =
  (relation: Relation): Form =>
  async (matrixCase) => ({ input: byName(await relation(matrixCase)), review: nothingFound });

const picked =
  (relation: Relation, times: number): Form =>
  async (matrixCase) => {
    const { name } = await relation(matrixCase);
    return {
      input: {},
      review: (data) => {
        const { list } = data as { list: ListedOrganization[] };
        const found = list.filter(({ organization }) => organization.name.includes(name)).length;
        return found === times ? undefined : `it was listed ${found} times`;
      },
    };
  };

const otherRegion = ({ world }: MatrixCase) => (world.bench.region === 'uk' ? 'europe' : 'uk');
const CLOSING = { status: 3, closing_since: new Date(), closes_at: minutesFromNow(60) };

/** An organization that may or may not be found in the directory. */
type Candidate = (matrixCase: MatrixCase) => Promise<{ orgId: string; name: string }>;

const candidate =
  (more: Row = {}): Candidate =>
  ({ world, own }) =>
    addPartner(world, own, more);
const NOT_IN_DIRECTORY: Readonly<Record<string, Candidate>> = {
  unlisted: candidate({ listed: false }),
  ownKind: (matrixCase) => candidate({ type: matrixCase.own.type })(matrixCase),
  otherRegion: (matrixCase) => candidate({ region: otherRegion(matrixCase) })(matrixCase),
  closing: candidate(CLOSING),
  foreign: async ({ world, own }) => {
    const other = world.foreign[otherType(own.type)];
    return { orgId: other.orgId, name: other.mark };
  },
  missing: async () => ({ orgId: randomUUID(), name: randomUUID() }),
};

/** Adds a partnership with the candidate first. */
const having =
  (status: PartnershipStatus): Candidate =>
  async (matrixCase) => {
    const other = await candidate()(matrixCase);
    await addPartnership(matrixCase.world, matrixCase.own, { status, other: other.orgId });
    return other;
  };
const asking =
  (of: Candidate): Form =>
  async (matrixCase) => {
    const { orgId, name } = await of(matrixCase);
    return {
      input: { companyCode: orgId },
      ...reviewedBy((read) => reads(applying, 'applicant')(read) && read.organization.name === name),
    };
  };
const searching =
  (of: Candidate, times: number): Form =>
  async (matrixCase) => {
    const { name } = await of(matrixCase);
    return {
      input: { keyword: name },
      review: (data) => {
        const { list } = data as { list: ListedOrganization[] };
        const tooMuch = list.some(({ organization: { phone, email } }) => `${phone}${email}` !== '');
        return list.length === times && !tooMuch ? undefined : `${list.length} were found`;
      },
    };
  };
const formsOfCandidates = (form: (of: Candidate) => Form): Record<string, Form> =>
  Object.fromEntries(Object.entries(NOT_IN_DIRECTORY).map(([name, of]) => [name, form(of)]));

const USED = { used_at: new Date(), used_org: randomUUID() };
const WITHDRAWN = { withdrawn_at: new Date() };
const EXPIRED = { expires_at: minutesFromNow(-1) };

const codeForms = (makeOf: (codeOf: CodeOf) => Form): Record<string, Form> => ({
  own: makeOf(codeOfPartner()),
  used: makeOf(codeOfPartner(USED)),
  withdrawn: makeOf(codeOfPartner(WITHDRAWN)),
  expired: makeOf(codeOfPartner(EXPIRED)),
  closing: makeOf(codeOfPartner({}, CLOSING)),
  missing: makeOf(() => '0000-0000-0000'),
});

type CodeOf = (matrixCase: MatrixCase, own: Organization) => Promise<string> | string;
const codeOfPartner =
  (more: Row = {}, organization: Row = {}): CodeOf =>
  async ({ world }, own) =>
    (await addPartnerCode(world, await addPartner(world, own, organization), more)).code;

const checking =
  (codeOf: CodeOf, forType?: (type: OrganizationType) => OrganizationType): Form =>
  async (matrixCase) => {
    const { own } = matrixCase;
    const code = await codeOf(matrixCase, own);
    return {
      input: { code, ...(forType === undefined ? {} : { forType: forType(own.type) }) },
      bearsSign: true,
    };
  };
const using =
  (codeOf: CodeOf): Form =>
  async (matrixCase) => {
    const { own, more } = await inNewOrganization(matrixCase);
    return {
      input: { code: await codeOf(matrixCase, own) },
      ...more,
      ...reviewedBy(({ status }) => status === accepted),
    };
  };
const codeOfPartnerWith =
  (status: PartnershipStatus): CodeOf =>
  async ({ world }, own) => {
    const present = await addPartner(world, own);
    await addPartnership(world, own, { status, other: present.orgId });
    return (await addPartnerCode(world, present)).code;
  };
const codeOfOwnKind: CodeOf = (matrixCase, own) => codeOfPartner({}, { type: own.type })(matrixCase, own);

const ownCode =
  (more: Row = {}) =>
  async ({ world, own }: MatrixCase): Promise<string> =>
    (await addPartnerCode(world, own, more)).codeId;
const foreignCode = async ({ world, foreign: other }: MatrixCase): Promise<string> =>
  (await addPartnerCode(world, other)).codeId;
const partnersCode = async ({ world, own }: MatrixCase): Promise<string> => {
  const present = await addPartner(world, own);
  await addPartnership(world, own, { other: present.orgId });
  return (await addPartnerCode(world, present)).codeId;
};

type CodeIdOf = (matrixCase: MatrixCase) => Promise<string> | string;
const listingCodes =
  (codeIdOf: CodeIdOf, times: number): Form =>
  async (matrixCase) => {
    const codeId = await codeIdOf(matrixCase);
    return {
      input: {},
      review: (data) => {
        const { list } = data as { list: PartnerCode[] };
        const found = list.filter((one) => one.codeId === codeId).length;
        return found === times ? undefined : `the code was listed ${found} times`;
      },
    };
  };
const withdrawing =
  (codeIdOf: CodeIdOf): Form =>
  async (matrixCase) => ({ input: { codeId: await codeIdOf(matrixCase) } });

/** In an organization that has none yet, while others have as many as there may be. */
const makingCode =
  (ofOthers: number): Form =>
  async (matrixCase) => {
    const { world } = matrixCase;
    const { more } = await inNewOrganization(matrixCase);
    const { userCode } = await addPerson(world, world.own[2]);
    for (let i = 0; i < ofOthers; i += 1)
      await addCollidingRows(world, 'partner_code', () => ({
        id: randomUUID(),
        hash: Buffer.from(randomUUID()),
        made_by: userCode,
        expires_at: minutesFromNow(60),
      }));
    return { input: {}, ...more };
  };

export const partnerForms: Forms = {
  ...invitationForms,
  'user/getPartnerInfo': {
    partner: about(partner, byId, reads(accepted, 'asked')),
    application: about(ownApplication, byId, reads(applying, 'applicant')),
    formerPartner: about(
      formerPartner,
      byId,
      (read) => reads(terminated, 'asked')(read) && read.terminationDate !== null,
    ),
    ...formsOf(OF_OTHERS, byId),
  },
  'user/partner/listByPage': {
    partner: listed(partner, accepted),
    formerPartner: listed(formerPartner, terminated),
    collidingName: collidingName(partner),
    partnersOther: notListed(partnersOther),
    foreign: notListed(foreign),
    missing: notListed(missing),
  },
  'user/partner/listLive': {
    partner: picked(partner, 1),
    application: picked(ownApplication, 0),
    formerPartner: picked(formerPartner, 0),
    partnersOther: picked(partnersOther, 0),
    foreign: picked(foreign, 0),
  },
  'user/partner/apply': {
    own: asking(candidate()),
    partner: asking(having(accepted)),
    formerPartner: asking(having(terminated)),
    ...formsOfCandidates(asking),
  },
  'user/partner/accept': answered(accepted),
  'user/partner/reject': answered(PARTNERSHIP_STATUS.rejected),
  'user/partner/cancel': stepping(ownApplication, reads(PARTNERSHIP_STATUS.canceled, 'applicant'), {
    theirApplication,
    partner,
  }),
  'user/partner/terminate': ending(terminated),
  'user/partner/setAutoAccept': ending(accepted, { autoAccept: true }),
  'user/partner/setDaysOnWay': ending(accepted, { daysOnWay: 3 }),
  'user/partner/searchDirectory': {
    own: searching(candidate(), 1),
    ...formsOfCandidates((of) => searching(of, 0)),
  },
  'user/partner/listCodes': {
    own: listingCodes(ownCode(), 1),
    used: listingCodes(ownCode(USED), 0),
    foreign: listingCodes(foreignCode, 0),
  },
  'user/partner/makeCode': { own: makingCode(0), room: makingCode(MOST_PARTNER_CODES) },
  'user/partner/withdrawCode': {
    own: withdrawing(ownCode()),
    used: withdrawing(ownCode(USED)),
    withdrawn: withdrawing(ownCode(WITHDRAWN)),
    partner: withdrawing(partnersCode),
    foreign: withdrawing(foreignCode),
    missing: withdrawing(() => randomUUID()),
  },
  'user/partner/checkInvitationCode': {
    ...codeForms(checking),
    ownKind: checking(codeOfPartner(), otherType),
  },
  'user/partner/useInvitationCode': {
    ...codeForms(using),
    partner: using(codeOfPartnerWith(accepted)),
    application: using(codeOfPartnerWith(applying)),
    otherRegion: using((matrixCase, own) =>
      codeOfPartner({}, { region: otherRegion(matrixCase) })(matrixCase, own),
    ),
    ownKind: using(codeOfOwnKind),
  },
};
