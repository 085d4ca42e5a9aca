export { adoptFile, findSentFile, type SentFile } from './adopt.ts';
export { claimByTicket, claimFile, type Wanted } from './claim.ts';
export { addressOf, type Readable } from './file.present.ts';
