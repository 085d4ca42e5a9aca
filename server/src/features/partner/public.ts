export { actingFor } from './acting.ts';
export { listCustomerRows } from './customers.repository.ts';
export { findLikes, saveLikes, type LikesRow } from './likes.repository.ts';
export { presentPartner } from './partner.present.ts';
export { hasCodeOrPartner } from './has-code-or-partner.ts';
export { cardFrom } from './own-card.ts';
export { partnershipChanged } from './partner.events.ts';
export {
  findPartnership,
  holdPartner,
  listPartnerIds,
  type PartnershipRow,
} from './partnership.repository.ts';
export { searchPartners } from './search-partners.ts';
export { seedPartnership, type PartnershipSeed, type SeededSide } from './seed-partnership.repository.ts';
export { seedInvitation, type InvitationSeed } from './seed-invitation.repository.ts';
