import type { Feature } from '../../platform/feature.ts';
import { activity } from './calls/activity.ts';
import { addFiles } from './calls/add-files.ts';
import { count } from './calls/count.ts';
import { delByIds } from './calls/del-by-ids.ts';
import { detail } from './calls/detail.ts';
import { downloadFile } from './calls/download-file.ts';
import { exportCsv } from './calls/export-csv.ts';
import { listByPage } from './calls/list-by-page.ts';
import { mergePatients } from './calls/merge-patients.ts';
import { patientCases } from './calls/patient-cases.ts';
import { patientDetail } from './calls/patient-detail.ts';
import { patientScans } from './calls/patient-scans.ts';
import { removeFile } from './calls/remove-file.ts';
import { renameFile } from './calls/rename-file.ts';
import { replaceFile } from './calls/replace-file.ts';
import { restoreFile } from './calls/restore-file.ts';
import { restore } from './calls/restore.ts';
import { save } from './calls/save.ts';
import { setFileRole } from './calls/set-file-role.ts';
import { undoMerge } from './calls/undo-merge.ts';
import { caseSubscriptions } from './case.subscriptions.ts';
import { drawPicture } from './jobs/draw-picture.ts';
import { followFile } from './jobs/follow.ts';
import { tellOfScan } from './jobs/tell-of-scan.ts';
import * as events from './case.events.ts';

export const caseFeature: Feature = {
  name: 'case',
  calls: [
    listByPage,
    count,
    detail,
    activity,
    patientDetail,
    patientCases,
    patientScans,
    downloadFile,
    save,
    addFiles,
    setFileRole,
    renameFile,
    replaceFile,
    removeFile,
    restoreFile,
    delByIds,
    restore,
    mergePatients,
    undoMerge,
    exportCsv,
  ],
  jobs: [followFile, tellOfScan, drawPicture],
  cron: [{ name: 'case.drawDuePictures', when: '*/10 * * * *', run: 'select draw_due_pictures()' }],
  subscriptions: caseSubscriptions,
  events,
};
