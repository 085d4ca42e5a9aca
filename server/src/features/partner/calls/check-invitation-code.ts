import { checkInvitationCode as call } from '@archway/contract/partner/calls';
import { PartnerCard } from '@archway/contract/partner/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { readPartnerCode } from '@archway/rules/partner/codes';
import { implement } from '../../../platform/rpc/implement.ts';
import { findByCode } from '../other-organizations.repository.ts';
import { hashOfCode } from '../../registration/public.ts';

export const checkCode = implement(
  call,
  async ({ input, tx, fail }) => {
    // What is no code is looked up like one: neither the answer nor its time says which.
    const found = await findByCode(tx, hashOfCode(readPartnerCode(input.code) ?? ''));
    if (found === undefined || found.type === input.forType) return fail('noGetpartnerName');
    const type = found.type === ORGANIZATION_TYPE.clinic ? ORGANIZATION_TYPE.clinic : ORGANIZATION_TYPE.lab;
    return { type, organization: PartnerCard.parse(found.card) };
  },
  { tenant: 'site' },
);
