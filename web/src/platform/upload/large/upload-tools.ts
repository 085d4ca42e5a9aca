import {
  cancelUpload,
  finishUpload,
  resumeUpload,
  signParts,
  startUpload,
} from '@archway/contract/file/calls';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import { send, type SendOptions } from '../../call/call.ts';
import { putFile } from '../put-file.ts';
import { pauseOrOnline } from '../../async/pause.ts';
import { hashFile } from './hash-file.ts';
import { putPart, type PutPart } from './put-part.ts';

type Ask<C extends CallSpec> = (input: InputOf<C>, options?: SendOptions) => Promise<OutputOf<C>>;

/** What an upload needs around it. */
export interface UploadTools {
  start: Ask<typeof startUpload>;
  resume: Ask<typeof resumeUpload>;
  sign: Ask<typeof signParts>;
  finish: Ask<typeof finishUpload>;
  cancel: Ask<typeof cancelUpload>;
  putPart: PutPart;
  putWhole: typeof putFile;
  hash: (file: Blob, signal: AbortSignal) => Promise<string>;
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
  now: () => number;
}

export const UPLOAD_TOOLS: UploadTools = {
  start: (input, options) => send(startUpload, input, options),
  resume: (input, options) => send(resumeUpload, input, options),
  sign: (input, options) => send(signParts, input, options),
  finish: (input, options) => send(finishUpload, input, options),
  cancel: (input, options) => send(cancelUpload, input, options),
  putPart,
  putWhole: putFile,
  hash: hashFile,
  pause: pauseOrOnline,
  now: Date.now,
};
