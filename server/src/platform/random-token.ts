import { createHash, randomBytes } from 'node:crypto';

/** What a mail, a cookie or a page presents later: 128 random bits. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** For what is stored only as a hash: device cookies, one-time links, tickets. */
export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
