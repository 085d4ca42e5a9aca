export { adoptFile, findSentFile, type SentFile } from './adopt.ts';
export { claimByTicket, claimFile, type Wanted } from './claim.ts';
export { addressOf, presentFile, type Readable } from './file.present.ts';
export { readFiles, touchCaseUpload, type FileRow } from './file.repository.ts';
