import type { Feature } from '../../platform/feature.ts';
import { cancelUpload } from './calls/cancel-upload.ts';
import { finishUpload } from './calls/finish-upload.ts';
import { ossSts } from './calls/oss-sts.ts';
import { resumeUpload } from './calls/resume-upload.ts';
import { signParts } from './calls/sign-parts.ts';
import { startUpload } from './calls/start-upload.ts';
import { uploadState } from './calls/upload-state.ts';

export const uploadFeature: Feature = {
  name: 'upload',
  calls: [startUpload, signParts, resumeUpload, cancelUpload, ossSts, finishUpload, uploadState],
};
