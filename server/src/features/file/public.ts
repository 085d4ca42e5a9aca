export { giveUpArchiveRoom, handOverArchiveRoom, holdArchiveRoom } from './archive-room.repository.ts';
export { claimFile, type Wanted } from './claim.ts';
export { noteCredentials } from './credentials.repository.ts';
export { fileAbandoned, fileProcessed, fileUploaded } from './file.events.ts';
export { addressOf, downloadAddress, pictureAddress, presentFile, type Readable } from './file.present.ts';
export {
  countFiles,
  findFile,
  findFileOfAny,
  insertCopy,
  insertFile,
  keepCaseFile,
  lockContent,
  lockFile,
  markCanceled,
  markUploaded,
  readFiles,
  touchCaseUpload,
  type FileOwner,
  type FileRow,
  type NewFile,
} from './file.repository.ts';
export { insertUnpacked, type UnpackedFile } from './from-archive.repository.ts';
export { giveBackRoom } from './give-back-room.ts';
export { abortUpload } from './jobs/abort-upload.ts';
export { contentKey, processFile } from './jobs/process.ts';
export { markKept, markNeverRead, markProcessed, markUnprocessed } from './kept-files.repository.ts';
export { CLEANED_FORMATS, isCaseKind, isParted, type CleanedKind, type PartedKind } from './kinds.ts';
export { saveFileName } from './file-name.repository.ts';
export { plainName } from './plain-name.ts';
export { roomOf } from './room.ts';
export { RESTORABLE_SINCE } from './unused.repository.ts';
export { runToEnd } from './clean/run-to-end.ts';
