import { saveLabSettings as call } from '@archway/contract/lab-settings/calls';
import { record } from '../../../platform/events/record.ts';
import { implement } from '../../../platform/rpc/implement.ts';
import { getOrganization } from '../../organization/public.ts';
import { listPartnerIds } from '../../partner/public.ts';
import { labSettingsSaved } from '../lab-settings.events.ts';
import { presentSettings } from '../lab-settings.present.ts';
import { findSettings, saveSettings } from '../lab-settings.repository.ts';

export const save = implement(call, async ({ input, caller, tx, fail, audit }) => {
  const { version, ...settings } = input;
  const row = await saveSettings(tx, caller, version, settings);
  if (row === undefined) {
    const stored = await findSettings(tx, caller.orgId);
    return fail('labSettingsAreNewer', { data: { version: stored?.version ?? 0 } });
  }
  await record(tx, labSettingsSaved, { partners: await listPartnerIds(tx, caller) });
  audit({ object: caller.orgId, detail: { version: row.version } });
  const { time_zone } = await getOrganization(tx, caller.orgId);
  return presentSettings(row, time_zone);
});
