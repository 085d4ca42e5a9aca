import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse as uuidBytes, stringify as uuidText } from 'uuid';
import type { KeyRing, SecretKey } from '../../platform/config/secrets.ts';

/** What a session's tokens are made from. The key is not in the database, so rows alone make no token. */
export interface TokenSource {
  id: string;
  seed: Buffer;
  generation: number;
}

export type TokenKind = 'access' | 'refresh';

/** A token as its holder presents it; whether it is genuine only the session's row can tell. */
export interface PresentedToken {
  sessionId: string;
  generation: number;
  mac: Buffer;
}

const MAC_BYTES = 24;
const TOKEN_BYTES = 16 + 4 + MAC_BYTES;

export const newSeed = (): Buffer => randomBytes(16);

/**
 * The same for every call with the same generation and key: a refresh whose answer was lost gives the same pair again,
 * and after a rotation one that is as good.
 */
export function makeToken(kind: TokenKind, { current }: KeyRing, source: TokenSource): string {
  const generation = Buffer.alloc(4);
  generation.writeUInt32BE(source.generation);
  return Buffer.concat([uuidBytes(source.id), generation, macOf(kind, current, source)]).toString(
    'base64url',
  );
}

export function readToken(text: string): PresentedToken | null {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== text) return null;
  const sessionId = readSessionId(bytes.subarray(0, 16));
  if (sessionId === null) return null;
  return {
    sessionId,
    generation: bytes.readUInt32BE(16),
    mac: bytes.subarray(20),
  };
}

/**
 * Whether the presented token was made by this site for this session, in whatever generation it claims. Every key is
 * tried, whichever it was: the time taken does not tell.
 */
export function isGenuine(
  kind: TokenKind,
  { all }: KeyRing,
  row: Omit<TokenSource, 'generation'>,
  token: PresentedToken,
): boolean {
  const source = { id: row.id, seed: row.seed, generation: token.generation };
  return all.filter((key) => timingSafeEqual(macOf(kind, key, source), token.mac)).length > 0;
}

function macOf(kind: TokenKind, { key }: SecretKey, { id, seed, generation }: TokenSource): Buffer {
  return createHmac('sha256', key)
    .update(`${kind}\n${id}\n${generation}\n`)
    .update(seed)
    .digest()
    .subarray(0, MAC_BYTES);
}

/** Sixteen bytes that somebody made up need not be a UUID. */
function readSessionId(bytes: Buffer): string | null {
  try {
    return uuidText(bytes);
  } catch {
    return null;
  }
}
