export { adoptFile, findSentFile, type SentFile } from './adopt.ts';
export { giveUpArchiveRoom, handOverArchiveRoom, holdArchiveRoom } from './archive-room.repository.ts';
export { claimByTicket, claimFile, type Wanted } from './claim.ts';
export { fileAbandoned, fileProcessed, fileUploaded } from './file.events.ts';
export { addressOf, downloadAddress, pictureAddress, presentFile, type Readable } from './file.present.ts';
export {
  findFileOfAny,
  keepCaseFile,
  lockContent,
  readFiles,
  touchCaseUpload,
  type FileRow,
} from './file.repository.ts';
export { insertUnpacked, type UnpackedFile } from './from-archive.repository.ts';
export { contentKey, processFile } from './jobs/process.ts';
export { markKept, markNeverRead, markProcessed, markUnprocessed } from './kept-files.repository.ts';
export { plainName } from './plain-name.ts';
export { roomOf } from './room.ts';
export { RESTORABLE_SINCE } from './unused.repository.ts';
