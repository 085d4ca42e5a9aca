import { createHash } from 'node:crypto';

const hashOf = (what: string, text: string): Buffer =>
  createHash('sha256').update(`${what} ${text}`).digest();

/** Sixty random bits need no salt, and there is one row to find. */
export const hashOfCode = (code: string): Buffer => hashOf('partner code', code);

/** Of what the link of a mailed invitation carries. */
export const hashOfInvitation = (token: string): Buffer => hashOf('partner invitation', token);
