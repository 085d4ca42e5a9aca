export { findAsksOfPartner, findPartnerSettings } from './asks-of-partner.ts';
export { labSettingsSaved } from './lab-settings.events.ts';
export { findOwnSettings, readOwnSettings } from './own-settings.ts';
export { hasSettings, seedLabSettings } from './lab-settings.repository.ts';
