export { adoptFile, findSentFile, type SentFile } from './adopt-file.ts';
export { claimByTicket } from './claim-by-ticket.ts';
