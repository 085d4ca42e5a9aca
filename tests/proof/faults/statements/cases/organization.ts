import { randomUUID } from 'node:crypto';
import {
  cancelParticipateImprovementPlan,
  participateImprovementPlan,
} from '@archway/contract/account/calls';
import { deleteContacts, saveContact, verifyContactEmail } from '@archway/contract/contact/calls';
import { CODES } from '@archway/contract/codes';
import { deleteDentists, saveDentist, saveDeputies } from '@archway/contract/dentist/calls';
import {
  cancelCloseAccount,
  closeAccount,
  companyRegist,
  editCompany,
} from '@archway/contract/organization/calls';
import { verifyIdentity } from '@archway/contract/session/calls';
import { ORGANIZATION_STATUS } from '@archway/rules/organization-types';
import { SITE_REGIONS } from '@archway/rules/regions';
import { asMember } from '../../../../harness/as-member.ts';
import { PASSWORD } from '../../../../harness/organizations.ts';
import { ask, mailedSign } from '../ask.ts';
import { defineCase, unless, withAdministrator, type Case } from '../case.ts';
import { sentFile, ticketOf } from '../files.ts';
import type { Stage } from '../stage.ts';

/** What a table of the clinic holds afterwards, as one value. */
const holds =
  (stage: Stage, orgId: string, { query, want }: { query: string; want: unknown }) =>
  async (): Promise<string[]> => {
    const [row] = await stage.rows.rows<{ value: unknown }>(orgId, `select ${query} as value`);
    return unless(row?.value === want, `${query} is ${String(row?.value)}, expected ${String(want)}`);
  };
const statusIs = (stage: Stage, orgId: string, want: number) =>
  holds(stage, orgId, { query: '(select status::integer from organization where org_id = app_org())', want });
const countIs = (
  stage: Stage,
  orgId: string,
  table: 'contact' | 'dentist' | 'dentist_deputy',
  want: number,
) =>
  holds(stage, orgId, { query: `(select count(*)::integer from ${table} where org_id = app_org())`, want });

/** Of an address of her own each time: one mailbox gets only so many mails an hour. */
const mira = () => ({ userName: 'Mira Sol', email: `mira.${randomUUID()}@contact.example` });

/** Signed in, with the password given once more. */
async function withVerified(stage: Stage) {
  const { clinic, accessToken } = await withAdministrator(stage);
  const headers = asMember(accessToken);
  await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
  return { clinic, headers };
}

const profileCases: readonly Case[] = [
  defineCase({
    call: editCompany,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const query = '(select phone from organization where org_id = app_org())';
      const check = holds(stage, clinic.orgId, { query, want: '+49 30 901822' });
      return { clinic, input: { phone: '+49 30 901822' }, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: companyRegist,
    prepare: async (stage) => {
      const { clinic } = await withAdministrator(stage);
      const region = SITE_REGIONS.find((known) => known === stage.site.env['SITE_REGION']) ?? 'europe';
      const registering = await ticketOf(stage);
      const businessLicenseFile = await sentFile(stage, registering, { kind: 'license' });
      const form = registration(`new.${clinic.orgId.slice(0, 8)}@clinic.example`, region);
      return { clinic, input: { ...form, ticket: registering.ticket, businessLicenseFile } };
    },
  }),
  defineCase({
    call: closeAccount,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerified(stage);
      return {
        clinic,
        input: {},
        headers,
        check: statusIs(stage, clinic.orgId, ORGANIZATION_STATUS.closing),
      };
    },
  }),
  defineCase({
    call: cancelCloseAccount,
    prepare: async (stage) => {
      const { clinic, headers } = await withVerified(stage);
      await ask(stage, closeAccount, {}, headers);
      return { clinic, input: {}, headers, check: statusIs(stage, clinic.orgId, ORGANIZATION_STATUS.active) };
    },
  }),
  defineCase({
    call: participateImprovementPlan,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      return { clinic, input: {}, headers: asMember(accessToken) };
    },
  }),
  defineCase({
    call: cancelParticipateImprovementPlan,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      await ask(stage, participateImprovementPlan, {}, headers);
      return { clinic, input: {}, headers };
    },
  }),
];

const registration = (email: string, region: (typeof SITE_REGIONS)[number]) => ({
  type: 2 as const,
  email,
  displayName: 'Noor Haddad',
  password: PASSWORD,
  language: 'en' as const,
  name: 'New clinic',
  address: { country: 'GB', state: '', city: 'Bristol', district: '', street: '', postalCode: '' },
  timeZone: 'Europe/London',
  region,
  businessLicenseCode: 'UK-1',
  representativeName: 'Noor Haddad',
  phone: '+44 117 000001',
  representativeEmail: email,
  privacy: true,
  cookie: true,
  terms: true,
});

const contactCases: readonly Case[] = [
  defineCase({
    call: saveContact,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const check = countIs(stage, clinic.orgId, 'contact', 1);
      return { clinic, input: mira(), headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: deleteContacts,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      const { data } = await ask(stage, saveContact, mira(), headers);
      const check = countIs(stage, clinic.orgId, 'contact', 0);
      return { clinic, input: { contactIds: [data.contactId] }, headers, check };
    },
  }),
  defineCase({
    call: verifyContactEmail,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      await ask(stage, saveContact, mira(), asMember(accessToken));
      const query = '(select verified_at is not null from contact where org_id = app_org())';
      return {
        clinic,
        input: { verifyCode: await mailedSign(stage, clinic.orgId, 'contactVerify') },
        check: holds(stage, clinic.orgId, { query, want: true }),
      };
    },
    again: { codes: [CODES.linkExpire], adds: '', why: 'the code is used up and done its work' },
  }),
];

const dentistCases: readonly Case[] = [
  defineCase({
    call: saveDentist,
    prepare: async (stage) => {
      const { clinic, member, accessToken } = await withAdministrator(stage);
      const { userCode } = member;
      const input = { name: 'Dr. Reid', userCode };
      const check = countIs(stage, clinic.orgId, 'dentist', 1);
      return { clinic, input, headers: asMember(accessToken), check };
    },
  }),
  defineCase({
    call: saveDeputies,
    prepare: async (stage) => {
      const { clinic, administrator, member, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      await ask(stage, saveDentist, { name: 'Dr. Reid', userCode: administrator.userCode }, headers);
      await ask(stage, verifyIdentity, { password: PASSWORD }, headers);
      const check = countIs(stage, clinic.orgId, 'dentist_deputy', 1);
      return { clinic, input: { deputies: [member.userCode] }, headers, check };
    },
  }),
  defineCase({
    call: deleteDentists,
    prepare: async (stage) => {
      const { clinic, accessToken } = await withAdministrator(stage);
      const headers = asMember(accessToken);
      const { data } = await ask(stage, saveDentist, { name: 'Dr. Reid' }, headers);
      const check = countIs(stage, clinic.orgId, 'dentist', 0);
      return { clinic, input: { dentistIds: [data.dentistId] }, headers, check };
    },
  }),
];

export const organizationCases: readonly Case[] = [...profileCases, ...contactCases, ...dentistCases];
