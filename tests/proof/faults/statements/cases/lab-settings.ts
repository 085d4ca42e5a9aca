import { saveLabSettings } from '@archway/contract/lab-settings/calls';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import type { Person } from '../../../../harness/organizations.ts';
import { ask } from '../ask.ts';
import { defineCase, unless, verifiedHeaders, type Case } from '../case.ts';
import type { Stage } from '../stage.ts';

const isVersion = (stage: Stage, orgId: string, want: number) => async (): Promise<string[]> => {
  const rows = await stage.rows.rows<{ version: number }>(orgId, 'select version from lab_settings');
  const versions = rows.map(({ version }) => version).join();
  return unless(versions === String(want), `the versions are ${versions}, not ${want}`);
};

const saving = (name: string, version: 0 | 1): Case =>
  defineCase({
    call: saveLabSettings,
    name,
    prepare: async (stage) => {
      const clinic = await stage.lab();
      const headers = await verifiedHeaders(stage, clinic.administrators[0] as Person);
      if (version === 1) await ask(stage, saveLabSettings, { version: 0, ...DEFAULT_LAB_SETTINGS }, headers);
      const input = { version, ...DEFAULT_LAB_SETTINGS, cutOffHour: 9 };
      return { clinic, input, headers, check: isVersion(stage, clinic.orgId, version + 1) };
    },
  });

export const labSettingsCases: readonly Case[] = [
  saving(saveLabSettings.path, 0),
  saving(`${saveLabSettings.path} again`, 1),
];
