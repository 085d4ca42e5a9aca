import type { Feature } from '../../platform/feature.ts';
import { addFiles } from './calls/add-files.ts';
import { detail } from './calls/detail.ts';
import { listByPage } from './calls/list-by-page.ts';
import { removeFile } from './calls/remove-file.ts';
import { save } from './calls/save.ts';
import { setFileRole } from './calls/set-file-role.ts';
import { caseSubscriptions } from './case.subscriptions.ts';
import { followFile } from './jobs/follow.ts';

export const caseFeature: Feature = {
  calls: [listByPage, detail, save, addFiles, setFileRole, removeFile],
  jobs: [followFile],
  subscriptions: caseSubscriptions,
};
