import { PartnerCard } from '@archway/contract/partner/model';
import { ACTIVATION, ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { InviteOutcome } from '@archway/rules/partner/invitation';
import { LIVE_STATUSES } from '@archway/rules/partner/statuses';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { getOrganization, hasRegistration, isComplete } from '../organization/public.ts';
import { findAccount, isAddressTaken, type FoundAccount } from '../session/public.ts';
import { inOrganization } from './invited-address.repository.ts';
import { cardOfListed } from './other-organizations.repository.ts';
import { otherOf, presentPartner } from './partner.present.ts';
import { findPartnerships } from './partnership.repository.ts';

/** Why an address can't be invited, with what the clinic may know of the lab; null for one that can. */
export interface Judgment {
  outcome: Exclude<InviteOutcome, 'invited' | 'alreadyInvited'>;
  companyCode: string | null;
  organization: PartnerCard | null;
}

const WORKS = 1;
const because = (outcome: Judgment['outcome']): Judgment => ({
  outcome,
  companyCode: null,
  organization: null,
});

export async function judgeAddress(tx: Tx, caller: Caller, email: string): Promise<Judgment | null> {
  const account = await findAccount(tx, email);
  if (account === undefined) {
    if (await isAddressTaken(tx, email)) return because('hasIssues');
    const isRegistering = await inOrganization(tx, { to: SITE_ORG_ID, back: caller.orgId }, () =>
      hasRegistration(tx, email),
    );
    return isRegistering ? because('registering') : null;
  }
  const outcome = await inOrganization(tx, { to: account.org_id, back: caller.orgId }, () =>
    judgeAccount(tx, account),
  );
  return outcome === 'exists' ? known(tx, caller, account.org_id) : because(outcome);
}

/** Read as the organization itself, of which nothing but the outcome is told. */
async function judgeAccount(tx: Tx, { org_id, activation }: FoundAccount): Promise<Judgment['outcome']> {
  const { type, status, has_verified_email } = await getOrganization(tx, org_id);
  if (type !== ORGANIZATION_TYPE.lab) return 'notALab';
  if (!has_verified_email && status === WORKS) return 'registering';
  const isOpen = status === WORKS && activation !== ACTIVATION.disabled;
  return isOpen && (await isComplete(tx, org_id)) ? 'exists' : 'hasIssues';
}

/** A partner is known already; one of the directory can be asked; of others not even the name is told. */
async function known(tx: Tx, caller: Caller, lab: string): Promise<Judgment> {
  const partners = await findPartnerships(tx, caller, { statuses: LIVE_STATUSES }).execute();
  const partner = partners.find((row) => otherOf(caller, row) === lab);
  if (partner !== undefined)
    return { ...because('exists'), organization: presentPartner(caller, partner).organization };
  const card = await cardOfListed(tx, lab);
  return card === null
    ? because('exists')
    : { outcome: 'exists', companyCode: lab, organization: PartnerCard.parse(card) };
}
