import { randomUUID } from 'node:crypto';
import { confirmEmail } from '@archway/contract/account/calls';
import type { InputOf } from '@archway/contract/core/call';
import { companyRegist } from '@archway/contract/organization/calls';
import {
  invitePartner,
  listPartnerInvitations,
  openPartnerInvitation,
} from '@archway/contract/partner/invitation-calls';
import type { PartnerInvitation } from '@archway/contract/partner/invitation-model';
import { findAccount } from '../features/session/public.ts';
import { answerRegistration } from '../features/organization/jobs/answer-registration.ts';
import { answerInvitation } from '../features/partner/jobs/answer-invitation.ts';
import { answerInvitations } from '../features/partner/jobs/answer-invitations.ts';
import { refreshCards } from '../features/partner/jobs/refresh-cards.ts';
import { tellAdministrators } from '../features/partner/jobs/tell-administrators.ts';
import { features } from '../main/features.ts';
import { relayBatch } from '../platform/events/relay.ts';
import { silentLog } from '../platform/log/log.ts';
import { SITE_ORG_ID } from '../platform/site-org.ts';
import { rowsAs } from './as-tenant.ts';
import { runWaitingJobs } from './jobs.ts';
import { queuedMails, signMailedTo } from './mails.ts';
import type { TestSide } from './partners.ts';
import { freshAddress, TEST_PASSWORD } from './people.ts';
import type { TestSite } from './site.ts';

/** An address that nobody has. */
export const freshMailbox = (): string => `lab.${randomUUID().slice(0, 12)}@new.example`;

export const inviteAs = (site: TestSite, { accessToken }: TestSide, email: string, message?: string) =>
  site.call(invitePartner, { email, ...(message === undefined ? {} : { message }) }, { accessToken });

export const invitationsOf = async (
  site: TestSite,
  { accessToken }: TestSide,
): Promise<PartnerInvitation[]> => (await site.call(listPartnerInvitations, {}, { accessToken })).data.list;

/** What the newest mail to this address carries, of the invitation or of its reminder. */
export async function tokenMailedTo(site: TestSite, { orgId }: TestSide, email: string): Promise<string> {
  const mails = (await queuedMails(site, orgId)).filter(
    ({ template, recipient }) => template.startsWith('partnerInvitation') && recipient === email,
  );
  const link = mails.at(-1)?.link;
  if (link === undefined) throw new Error(`no invitation was mailed to ${email}`);
  return new URL(link).searchParams.get('invitation') ?? '';
}

/** Invites an address that can be, and answers with what its mail carries. */
export async function invitedBy(site: TestSite, side: TestSide, email: string): Promise<string> {
  await inviteAs(site, side, email);
  return tokenMailedTo(site, side, email);
}

export const openAs = (site: TestSite, token: string, address = freshAddress()) =>
  site.call(openPartnerInvitation, { token }, { address });

/** The short form, which asks for no license. */
export async function askForShortForm(site: TestSite): Promise<void> {
  await rowsAs(site.owner, SITE_ORG_ID, 'update app_config set register_show_version = 1');
}

type Form = InputOf<typeof companyRegist>;

export function registerAs(site: TestSite, email: string, more: Partial<Form> = {}) {
  const form: Form = {
    type: 3,
    email,
    displayName: 'Rasa Noor',
    password: TEST_PASSWORD,
    language: 'en',
    name: 'Studio Baltic',
    address: {
      country: 'LT',
      state: '',
      city: 'Vilnius',
      district: '',
      street: '1 Quay',
      postalCode: '01103',
    },
    timeZone: 'Europe/Vilnius',
    region: site.config.SITE_REGION,
    representativeName: 'Rasa Noor',
    phone: '+370 5 000 0001',
    representativeEmail: email,
    privacy: true,
    cookie: true,
    terms: true,
    ...more,
  };
  return site.call(companyRegist, form, { address: freshAddress() });
}

/** The organization that a form became, before its administrator has opened the mail. */
export async function madeOf(site: TestSite, email: string): Promise<string> {
  await runWaitingJobs(site, [answerRegistration]);
  const account = await findAccount(site.db, email);
  if (account === undefined) throw new Error(`${email} has no account`);
  return account.org_id;
}

/** Opens the mail and confirms; what follows is waited for by `settle`. */
export async function activate(site: TestSite, email: string) {
  const orgId = await madeOf(site, email);
  const sign = await signMailedTo(site, orgId, { template: 'activate', to: email });
  const { code } = await site.call(
    confirmEmail,
    { sign, password: TEST_PASSWORD },
    { address: freshAddress() },
  );
  return { orgId, sign, code };
}

const JOBS = [answerInvitations, answerInvitation, refreshCards, tellAdministrators];

/** Until nothing more follows from what has happened. */
export async function settle(site: TestSite): Promise<void> {
  const subscriptions = features.flatMap((feature) => feature.subscriptions ?? []);
  const relay = { pool: site.queue, subscriptions, publish: async () => {}, log: silentLog };
  for (let round = 0; round < 4; round += 1) {
    while ((await relayBatch(relay)) > 0);
    await runWaitingJobs(site, JOBS);
  }
}
