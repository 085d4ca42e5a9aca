export { findAsksOfPartner, findPartnerSettings } from './asks-of-partner.ts';
export { hasSettings, seedLabSettings } from './lab-settings.repository.ts';
