import { redeemInvitationCode as call } from '@archway/contract/partner/calls';
import { readPartnerCode } from '@archway/rules/partner/codes';
import { implement } from '../../../platform/rpc/implement.ts';
import { hashOfCode } from '../../registration/public.ts';
import { joinByHash } from '../join-by-code.ts';

export const joinByCode = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const code = readPartnerCode(input.code) ?? fail('noGetpartnerName');
  const partner = await joinByHash(tx, caller, hashOfCode(code));
  // A code stays good then: what used it up is taken back with the rest.
  if (typeof partner === 'string') return fail(partner);
  audit({ object: partner.partnershipId });
  return partner;
});
