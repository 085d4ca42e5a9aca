import type { Feature } from '../../platform/feature.ts';
import * as events from './file.events.ts';
import { fileSubscriptions } from './file.subscriptions.ts';
import { abortUpload } from './jobs/abort-upload.ts';
import { processFile } from './jobs/process.ts';
import { sweepUploads } from './jobs/sweep-uploads.ts';
import { sweepFiles } from './jobs/sweep.ts';

export const fileFeature: Feature = {
  name: 'file',
  jobs: [processFile, abortUpload, sweepFiles, sweepUploads],
  subscriptions: fileSubscriptions,
  cron: [
    { name: 'file.sweepAll', when: '53 3 * * *', run: `select sweep_store('file.sweep')` },
    { name: 'file.sweepAllUploads', when: '*/20 * * * *', run: `select sweep_store('file.sweepUploads')` },
  ],
  events,
};
