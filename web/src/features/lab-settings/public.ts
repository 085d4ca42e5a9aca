export { partnerLabSettingsQuery } from './lab-settings.queries.ts';
