import { PartnerCard, type Partner } from '@archway/contract/partner/model';
import { partnershipActions, type PartnerSide } from '@archway/rules/partner/machine';
import { PARTNERSHIP_STATUS, type PartnershipStatus } from '@archway/rules/partner/statuses';
import { isHome, type PartnerCaller, type PartnershipRow } from './partnership.repository.ts';

export function sideOf(caller: PartnerCaller, row: Pick<PartnershipRow, 'applied_by'>): PartnerSide {
  return (row.applied_by === 'home') === isHome(caller) ? 'applicant' : 'asked';
}

export const otherOf = (caller: PartnerCaller, row: PartnershipRow): string =>
  isHome(caller) ? row.counterpart : row.org_id;

/** How to reach each other is for partners; until then, and for strangers, only who and where. */
function cardOf(row: PartnershipRow, card: unknown): PartnerCard {
  const told = PartnerCard.parse(card);
  return row.status === PARTNERSHIP_STATUS.accepted ? told : { ...told, phone: '', email: '' };
}

const written = (date: Date | null): string | null => date?.toISOString() ?? null;

export function presentPartner(caller: PartnerCaller, row: PartnershipRow): Partner {
  const status = row.status as PartnershipStatus;
  const side = sideOf(caller, row);
  return {
    partnershipId: row.id,
    companyCode: otherOf(caller, row),
    organization: cardOf(row, isHome(caller) ? row.counterpart_card : row.home_card),
    status,
    isApplicant: side === 'applicant',
    actions: partnershipActions(status, side),
    applicationDate: row.applied_at.toISOString(),
    cooperationDate: written(row.accepted_at),
    rejectionDate: written(row.rejected_at),
    cancellationDate: written(row.canceled_at),
    terminationDate: written(row.terminated_at),
    autoAccept: row.auto_accept,
    daysOnWay: row.days_on_way,
    actedBy: { name: row.acted_name, isOwn: row.acted_org === caller.orgId },
    version: row.version,
  };
}
