import { randomUUID } from 'node:crypto';
import { saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { login } from '@archway/contract/session/calls';
import { saveTreatment } from '@archway/contract/treatment/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { PARTNERSHIP_STATUS } from '@archway/rules/partner/statuses';
import { bareWork } from '@archway/rules/treatment/prescription';
import { seedPartnership, type SeededSide } from '@archway/server/features/partner/public';
import { asMember } from '../../../../harness/as-member.ts';
import { makeClinic, PASSWORD, type Clinic, type Person } from '../../../../harness/organizations.ts';
import type { Stage } from '../stage.ts';
import type { Perform } from '../user-actions.ts';

/** One side of orders, with the only member who works there. */
export interface Party {
  org: Clinic;
  person: Person;
  headers: Record<string, string>;
}

export interface OrderingClinic extends Party {
  caseIds: string[];
  /** Papers that were uploaded and found harmless, and go with no order yet. */
  papers: string[];
  /** The labs it works with. */
  labs: Party[];
}

export interface World {
  clinics: OrderingClinic[];
  labs: Party[];
}

export interface WorldSize {
  clinics: number;
  labs: number;
  /** Of each clinic. */
  cases: number;
  papers: number;
}

const CROWN = {
  ...bareWork('Crown', { teeth: [46], jaw: null }, 'fixed'),
  method: 'anatomic',
  material: 'zirconia',
  shade: 'A2',
} as const;
/** Every lab accepts what its first clinics send by itself. */
const AUTO_ACCEPT_EACH = 4;

/** Clinics and labs that are partners, all signed in, with cases whose impressions come by parcel. */
export async function makeWorld(stage: Stage, perform: Perform, size: WorldSize): Promise<World> {
  const labs = await inTurns(size.labs, () => makeParty(stage, perform, ORGANIZATION_TYPE.lab));
  const clinics = await inTurns(size.clinics, async (i) => {
    const party = await makeParty(stage, perform, ORGANIZATION_TYPE.clinic);
    const own = [labs[i % labs.length]!, labs[(i + 1) % labs.length]!];
    for (const [j, lab] of own.entries())
      await seedPartnership(stage.site.db, {
        clinic: sideOf(party, 'Clinic'),
        lab: sideOf(lab, 'Lab'),
        appliedBy: 'clinic',
        status: PARTNERSHIP_STATUS.accepted,
        actedBy: 'lab',
        appliedDaysAgo: 2,
        answeredDaysAgo: 1,
        autoAccept: j === 0 && i % AUTO_ACCEPT_EACH === 0,
      });
    const caseIds = await inTurns(size.cases, () => makeCase(perform, party));
    return { ...party, labs: own, caseIds, papers: await makePapers(stage, party, size.papers) };
  });
  return { clinics, labs };
}

async function inTurns<T>(times: number, make: (i: number) => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  for (let i = 0; i < times; i += 1) made.push(await make(i));
  return made;
}

async function makeParty(stage: Stage, perform: Perform, type: 2 | 3): Promise<Party> {
  const org = await makeClinic(stage.site.db, { administrators: 1, members: 0, type });
  const person = org.administrators[0]!;
  const input = { account: person.account, password: PASSWORD };
  const { code, data } = await perform(login, input, person);
  if (code !== CODES.ok) throw new Error(`${person.account} cannot sign in: ${code}`);
  return { org, person, headers: asMember(data.accessToken) };
}

function sideOf({ org, person }: Party, kind: string): SeededSide {
  return {
    orgId: org.orgId,
    administrator: { userCode: person.userCode, name: person.account },
    card: {
      name: `${kind} ${org.orgId.slice(0, 8)}`,
      city: 'Bath',
      country: 'GB',
      certifiedAs: '',
      certifiedColor: '',
      phone: '',
      email: person.email,
    },
  };
}

async function makeCase(perform: Perform, { person, headers }: Party): Promise<string> {
  const { data } = await perform(saveCase, { name: 'Crown' }, person, headers);
  const { caseId } = data;
  const prescription = { caseId, version: 0, works: [CROWN], links: [], absent: [] };
  const { code } = await perform(saveTreatment, prescription, person, headers);
  if (code !== CODES.ok) throw new Error(`no prescription: ${code}`);
  return caseId;
}

async function makePapers({ rows }: Stage, { org, person }: Party, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await rows.rows(
    org.orgId,
    `insert into file (org_id, id, kind, name, size, tag, upload_key, content_key, content_type, owner_code)
     select app_org(), id, 'attachment', 'shade.jpg', 3, 'finished', 'upload/' || id, 'org/' || id, 'image/jpeg', $2
     from unnest($1::uuid[]) id`,
    [ids, person.userCode],
  );
  return ids;
}
