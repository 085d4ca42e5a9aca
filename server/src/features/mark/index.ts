import type { Feature } from '../../platform/feature.ts';
import { list } from './calls/list.ts';
import { remove } from './calls/remove.ts';
import { restore } from './calls/restore.ts';
import { save } from './calls/save.ts';

export const markFeature: Feature = {
  name: 'mark',
  calls: [list, save, remove, restore],
  sweeps: [{ what: 'removed mark', table: 'case_mark', overSince: 'removed_at', keep: '30 days' }],
};
