export { adoptFile, findSentFile, type SentFile } from './adopt-file.ts';
export { claimByTicket } from './claim-by-ticket.ts';
export { hashOfCode, hashOfInvitation } from './invitation-secret.ts';
export { findInvitation, type FoundInvitation } from './invitation.repository.ts';
export { foldedAddress, readInvitation } from './read-invitation.ts';
