import { sha256 } from '../../platform/random-token.ts';

/** Under what a question of a session is kept: each has one of each kind, and no other session can answer it. */
export const sessionQuestion = (kind: 'make' | 'verify', sessionId: string): Buffer =>
  sha256(`${kind}\n${sessionId}`);
