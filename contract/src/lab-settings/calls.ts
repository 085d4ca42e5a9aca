import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { LabSettings, OwnLabSettings, PartnerLabSettings } from './model.ts';

export const getLabSettings = defineCall({
  path: 'lab/settings/get',
  method: 'POST',
  access: 'session',
  summary:
    'How the lab works: its calendar, its days and units, and what it asks for. Defaults until it has saved.',
  input: z.strictObject({}),
  output: OwnLabSettings,
  organizationTypes: [ORGANIZATION_TYPE.lab],
});

export const saveLabSettings = defineCall({
  path: 'lab/settings/save',
  method: 'POST',
  body: 'json',
  access: 'organization:record:edit',
  summary:
    'Puts settings in the place of those the lab has, whole. Partners read them right away, without the units.',
  input: z.strictObject({
    /** The version they were made from. An older one is refused. */
    version: z.number().int().min(0),
    ...LabSettings.shape,
  }),
  output: OwnLabSettings,
  fails: ['labSettingsAreNewer'],
  mutates: true,
  organizationTypes: [ORGANIZATION_TYPE.lab],
});

export const getPartnerLabSettings = defineCall({
  path: 'lab/settings/ofPartner',
  method: 'POST',
  access: 'case:record:save',
  summary: 'How a lab works that is a partner of the clinic: calendar, days, and what it asks for.',
  input: z.strictObject({ companyCode: z.uuid() }),
  output: PartnerLabSettings,
  fails: ['notFound'],
  organizationTypes: [ORGANIZATION_TYPE.clinic],
});
