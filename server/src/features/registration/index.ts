import type { Feature } from '../../platform/feature.ts';
import { finishRegistrationUpload } from './calls/finish-registration-upload.ts';
import { registrationUploadState } from './calls/registration-upload-state.ts';
import { startRegistrationUpload } from './calls/start-registration-upload.ts';
import { startRegistration } from './calls/start-registration.ts';

/** Files sent by somebody who has no account yet. What is registered with them is the organization's. */
export const registrationFeature: Feature = {
  name: 'registration',
  calls: [startRegistration, startRegistrationUpload, finishRegistrationUpload, registrationUploadState],
  sweeps: [
    { what: 'registration ticket', table: 'registration_ticket', overSince: 'expires_at', keep: '1 day' },
  ],
};
