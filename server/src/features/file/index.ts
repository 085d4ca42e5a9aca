import type { Feature } from '../../platform/feature.ts';
import { cancelUpload } from './calls/cancel-upload.ts';
import { finishRegistrationUpload } from './calls/finish-registration-upload.ts';
import { finishUpload } from './calls/finish-upload.ts';
import { ossSts } from './calls/oss-sts.ts';
import { registrationUploadState } from './calls/registration-upload-state.ts';
import { resumeUpload } from './calls/resume-upload.ts';
import { signParts } from './calls/sign-parts.ts';
import { startRegistrationUpload } from './calls/start-registration-upload.ts';
import { startRegistration } from './calls/start-registration.ts';
import { startUpload } from './calls/start-upload.ts';
import { uploadState } from './calls/upload-state.ts';
import { fileSubscriptions } from './file.subscriptions.ts';
import { abortUpload } from './jobs/abort-upload.ts';
import { processFile } from './jobs/process.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { sweepFiles } from './jobs/sweep.ts';
import * as events from './file.events.ts';

export const fileFeature: Feature = {
  name: 'file',
  calls: [
    startUpload,
    signParts,
    resumeUpload,
    cancelUpload,
    ossSts,
    finishUpload,
    uploadState,
    startRegistration,
    startRegistrationUpload,
    finishRegistrationUpload,
    registrationUploadState,
  ],
  jobs: [processFile, abortUpload, sweepFiles, sweepUploads],
  subscriptions: fileSubscriptions,
  cron: [
    { name: 'file.sweepAll', when: '53 3 * * *', run: 'select sweep_files()' },
    { name: 'file.sweepAllUploads', when: '*/20 * * * *', run: 'select sweep_uploads()' },
  ],
  events,
};
