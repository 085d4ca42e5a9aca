import { push, subscribe } from '../../platform/events/events.ts';
import { labSettingsSaved } from './lab-settings.events.ts';

export const labSettingsSubscriptions = [
  subscribe(labSettingsSaved, ({ orgId, payload: { partners } }) =>
    [orgId, ...partners].map((reader) => push({ orgId: reader }, 'labSettings.changed', {})),
  ),
];
