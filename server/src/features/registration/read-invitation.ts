import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { readPartnerCode } from '@archway/rules/partner/codes';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findInvitation, findTypeOfCode } from './invitation.repository.ts';
import { hashOfCode, hashOfInvitation } from './invitation-secret.ts';

export interface InvitedRegistration {
  hash: Buffer;
  /** What whoever brings it registers as. */
  type: OrganizationType;
  /** The address it is bound to; a code is bound to none. */
  email: string | null;
}

type Fail = (why: 'noGetpartnerName' | 'invitationExpired') => never;

/** What a code or a link asks of the form it comes with. It is used up by the account's activation, not here. */
export async function readInvitation(tx: Tx, secret: string, fail: Fail): Promise<InvitedRegistration> {
  const code = readPartnerCode(secret);
  if (code !== null) {
    const hash = hashOfCode(code);
    const giver = (await findTypeOfCode(tx, hash)) ?? fail('noGetpartnerName');
    const type = giver === ORGANIZATION_TYPE.clinic ? ORGANIZATION_TYPE.lab : ORGANIZATION_TYPE.clinic;
    return { hash, type, email: null };
  }
  const hash = hashOfInvitation(secret);
  const found = await findInvitation(tx, hash);
  if (found?.works !== true) return fail('invitationExpired');
  return { hash, type: ORGANIZATION_TYPE.lab, email: found.email };
}

/** As mailboxes compare addresses. */
export const foldedAddress = (email: string): string => email.normalize('NFKC').toLowerCase();
