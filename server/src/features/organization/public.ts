export { listAdministrators } from './administrators.repository.ts';
export { findTimeZone, readClock, timeZoneIn, type Clock } from './clock.repository.ts';
export { isComplete, makeFindMissing } from './completeness.ts';
export { openOrdersOf, type OpenOrders } from './open-orders.ts';
export { organizationClosingBegun, organizationEdited } from './organization.events.ts';
export { hasRegistration } from './registration.repository.ts';
export { endInvitation, getOrganization } from './profile.repository.ts';
export {
  seedOrganization,
  type MemberSeed,
  type OrganizationSeed,
  type SeedDatabase,
} from './organization.repository.ts';
export { switchFeature } from './switch-feature.ts';
