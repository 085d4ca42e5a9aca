import type { Feature } from '../../platform/feature.ts';
import { drop } from './calls/drop.ts';
import { get } from './calls/get.ts';
import { save } from './calls/save.ts';

export const draftFeature: Feature = {
  name: 'draft',
  calls: [get, save, drop],
  sweeps: [{ what: 'drafts', table: 'draft', overSince: 'saved_at', keep: '90 days' }],
};
