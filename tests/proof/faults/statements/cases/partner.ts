import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import type { CallSpec } from '@archway/contract/core/call';
import {
  acceptPartner,
  applyPartner,
  cancelPartner,
  makePartnerCode,
  rejectPartner,
  setAutoAccept,
  setDaysOnWay,
  terminatePartner,
  redeemInvitationCode,
  withdrawPartnerCode,
} from '@archway/contract/partner/calls';
import {
  cancelPartnerInvitation,
  invitePartner,
  resendPartnerInvitation,
  stopPartnerInvitations,
} from '@archway/contract/partner/invitation-calls';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import type { Clinic, Person } from '../../../../harness/organizations.ts';
import { checkPartners } from '../../check-partners.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, verifiedHeaders, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

export interface Side {
  org: Clinic;
  headers: Record<string, string>;
}

async function side(stage: Stage, kind: 'clinic' | 'lab'): Promise<Side> {
  const org = await stage[kind]();
  await stage.rows.rows(org.orgId, 'update organization set listed = true where org_id = app_org()');
  return { org, headers: await verifiedHeaders(stage, org.administrators[0] as Person) };
}

/** Who acts, and who is the other side. */
export async function sides(stage: Stage, acting: 'clinic' | 'lab'): Promise<{ own: Side; other: Side }> {
  const [own, other] = [await side(stage, acting), await side(stage, acting === 'clinic' ? 'lab' : 'clinic')];
  return { own, other };
}

async function asks(stage: Stage, from: Side, to: Side) {
  const { data } = await ask(stage, applyPartner, { companyCode: to.org.orgId }, from.headers);
  return { partnershipId: data.partnershipId, version: data.version };
}

const codeOf = async (stage: Stage, { headers }: Side) =>
  (await ask(stage, makePartnerCode, {}, headers)).data;

export async function partnersByCode(stage: Stage, own: Side, other: Side) {
  const { code } = await codeOf(stage, other);
  const { data } = await ask(stage, redeemInvitationCode, { code }, own.headers);
  return { partnershipId: data.partnershipId, version: data.version };
}

/** Both sides see one partnership of this status, and what must always hold of partners holds. */
const holds =
  (stage: Stage, { own, other }: { own: Side; other: Side }, status: PartnershipStatus) =>
  async (): Promise<string[]> => {
    const violations = await checkPartners(stage, [own.org, other.org]);
    for (const { org } of [own, other]) {
      const rows = await stage.rows.rows<{ status: number }>(org.orgId, 'select status from partnership');
      const statuses = rows.map((row) => row.status).join();
      violations.push(...unless(statuses === String(status), `the pair has the statuses ${statuses}`));
    }
    return violations;
  };

interface Step {
  acting?: 'clinic' | 'lab';
  /** How the pair gets to where the step starts. */
  start: (stage: Stage, own: Side, other: Side) => Promise<{ partnershipId: string; version: number }>;
  to: PartnershipStatus;
  more?: Record<string, unknown>;
}

const step = (call: CallSpec, { acting = 'clinic', start, to, more = {} }: Step): Case =>
  defineCase({
    call,
    name: acting === 'clinic' ? call.path : `${call.path} by a lab`,
    prepare: async (stage) => {
      const both = await sides(stage, acting);
      const input = { ...(await start(stage, both.own, both.other)), ...more };
      return { clinic: both.own.org, input, headers: both.own.headers, check: holds(stage, both, to) };
    },
  });

const asked: Step['start'] = (stage, own, other) => asks(stage, other, own);
const applied: Step['start'] = (stage, own, other) => asks(stage, own, other);

const applying = (acting: 'clinic' | 'lab'): Case =>
  defineCase({
    call: applyPartner,
    name: acting === 'clinic' ? applyPartner.path : `${applyPartner.path} by a lab`,
    prepare: async (stage) => {
      const both = await sides(stage, acting);
      return {
        clinic: both.own.org,
        input: { companyCode: both.other.org.orgId },
        headers: both.own.headers,
        check: holds(stage, both, PARTNERSHIP_STATUS.applying),
      };
    },
  });

const using = (acting: 'clinic' | 'lab'): Case =>
  defineCase({
    call: redeemInvitationCode,
    name: acting === 'clinic' ? redeemInvitationCode.path : `${redeemInvitationCode.path} by a lab`,
    prepare: async (stage) => {
      const both = await sides(stage, acting);
      return {
        clinic: both.own.org,
        input: { code: (await codeOf(stage, both.other)).code },
        headers: both.own.headers,
        check: holds(stage, both, PARTNERSHIP_STATUS.accepted),
      };
    },
  });

const anAddress = (): string => `${randomUUID()}@invited.example`;

/** A clinic that has invited an address, and what its mail carries. */
async function inviter(stage: Stage) {
  const own = await side(stage, 'clinic');
  const { data } = await ask(stage, invitePartner, { email: anAddress() }, own.headers);
  const { invitationId, version } = data.invitation!;
  const [mail] = await stage.rows.rows<{ link: string }>(
    own.org.orgId,
    `select params ->> 'link' as link from mail where org_id = app_org() and template = 'partnerInvitation'`,
  );
  const token = new URL(mail?.link ?? 'http://none').searchParams.get('invitation') ?? '';
  return { own, seen: { invitationId, version }, token };
}

const onInvitation = (call: typeof resendPartnerInvitation | typeof cancelPartnerInvitation): Case =>
  defineCase({
    call,
    prepare: async (stage) => {
      const { own, seen } = await inviter(stage);
      return { clinic: own.org, input: seen, headers: own.headers };
    },
  });
const invitationCases: readonly Case[] = [
  defineCase({
    call: invitePartner,
    prepare: async (stage) => {
      const { org, headers } = await side(stage, 'clinic');
      return { clinic: org, input: { email: anAddress(), message: 'Welcome' }, headers };
    },
  }),
  onInvitation(resendPartnerInvitation),
  onInvitation(cancelPartnerInvitation),
  defineCase({
    call: stopPartnerInvitations,
    prepare: async (stage) => {
      const { own, token } = await inviter(stage);
      return { clinic: own.org, input: { token } };
    },
  }),
];

export const partnerCases: readonly Case[] = [
  ...invitationCases,
  applying('clinic'),
  applying('lab'),
  step(acceptPartner, { start: asked, to: PARTNERSHIP_STATUS.accepted }),
  step(acceptPartner, { acting: 'lab', start: asked, to: PARTNERSHIP_STATUS.accepted }),
  step(rejectPartner, { start: asked, to: PARTNERSHIP_STATUS.rejected }),
  step(cancelPartner, { start: applied, to: PARTNERSHIP_STATUS.canceled }),
  step(terminatePartner, { start: partnersByCode, to: PARTNERSHIP_STATUS.terminated }),
  step(setAutoAccept, {
    acting: 'lab',
    start: partnersByCode,
    to: PARTNERSHIP_STATUS.accepted,
    more: { autoAccept: true },
  }),
  step(setDaysOnWay, {
    acting: 'lab',
    start: partnersByCode,
    to: PARTNERSHIP_STATUS.accepted,
    more: { daysOnWay: 3 },
  }),
  using('clinic'),
  using('lab'),
  defineCase({
    call: makePartnerCode,
    prepare: async (stage) => {
      const { org, headers } = await side(stage, 'clinic');
      return { clinic: org, input: {}, headers };
    },
    again: {
      codes: [CODES.ok],
      adds: 'audit +1, audit_unsealed +1, outbox +1, partner_code +1',
      why: 'a new code beside the one nobody got, which is listed and can be withdrawn',
    },
  }),
  defineCase({
    call: withdrawPartnerCode,
    prepare: async (stage) => {
      const { org, headers } = await side(stage, 'clinic');
      const { codeId } = await codeOf(stage, { org, headers });
      return { clinic: org, input: { codeId }, headers };
    },
  }),
];
