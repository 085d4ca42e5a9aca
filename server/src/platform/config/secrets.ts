import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** One key of a key ring. A KeyObject, because its bytes appear in no log, JSON or inspected error. */
export interface SecretKey {
  /** Stored with encrypted and sealed values to find the key again. The former site secret has the id ''. */
  readonly id: string;
  readonly key: KeyObject;
}

/**
 * The keys of one purpose: `current` signs and encrypts, and all of `all` are accepted, so that keys can be rotated.
 */
export interface KeyRing {
  readonly current: SecretKey;
  /** Including the current one, which comes first. */
  readonly all: readonly SecretKey[];
  byId(id: string): SecretKey | undefined;
}

/** One key ring for each purpose, so that each can be rotated alone and a leak of one affects nothing else. */
export interface Secrets {
  /** Session tokens. */
  readonly session: KeyRing;
  /** Encrypts the secrets of authenticator apps. */
  readonly totp: KeyRing;
  /** Hashes of recovery codes. */
  readonly recovery: KeyRing;
  /** Hashes of request bodies, which distinguish a repeat from another request. */
  readonly request: KeyRing;
  /** Hashes of account names under which failed sign-ins are counted. */
  readonly failure: KeyRing;
  /** Seals of the audit chain. */
  readonly audit: KeyRing;
}

/** A rotation needs two keys at once, an interrupted one three. */
const MOST_KEYS = 4;
const KEY = /^(?<id>[a-z0-9][a-z0-9-]{0,15}):(?<hex>[0-9a-f]{64})$/;

export interface WrittenKey {
  id: string;
  hex: string;
}

function readKeys(text: string): WrittenKey[] | null {
  const keys = text.split(',').map((part) => KEY.exec(part)?.groups as WrittenKey | undefined);
  const read = keys.filter((key) => key !== undefined);
  if (read.length !== keys.length || read.length > MOST_KEYS) return null;
  const areDistinct = (values: string[]) => new Set(values).size === values.length;
  return areDistinct(read.map(({ id }) => id)) && areDistinct(read.map(({ hex }) => hex)) ? read : null;
}

/** Such as `2026b:<64 hex digits>,2026a:<64 hex digits>`: the current key, then those still accepted. */
const ring = z.string().transform((text, context) => {
  const keys = readKeys(text);
  if (keys !== null) return keys;
  context.addIssue(`one to ${MOST_KEYS} different keys, written <id>:<64 hex digits> and comma-joined`);
  return z.NEVER;
});

/** The former SITE_SECRET, used for everything before keys had ids. Accepted, but never used for new values. */
const legacy = z
  .string()
  .regex(/^([0-9a-f]{64})?$/)
  .transform((hex) => (hex === '' ? undefined : hex))
  .optional();

export const secretSettings = {
  SECRET_SESSION: ring,
  SECRET_TOTP: ring,
  SECRET_RECOVERY: ring,
  SECRET_REQUEST: ring,
  SECRET_FAILURE: ring,
  SECRET_AUDIT: ring,
  SECRET_LEGACY: legacy,
};
export type SecretSettings = z.output<z.ZodObject<typeof secretSettings>>;
export type SecretName = keyof SecretSettings;
const NAMES = Object.keys(secretSettings) as SecretName[];

/** The hexadecimal digits of the keys in one setting. */
function digitsOf(settings: SecretSettings, name: SecretName): string[] {
  const value = settings[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value.map(({ hex }) => hex);
}

/** Settings that repeat a key of an earlier setting. */
export function sharedSecrets(settings: SecretSettings): SecretName[] {
  const seen = new Set<string>();
  return NAMES.filter((name) => {
    const digits = digitsOf(settings, name);
    const isShared = digits.some((hex) => seen.has(hex));
    for (const hex of digits) seen.add(hex);
    return isShared;
  });
}

/** 64 random digits almost always contain all sixteen; a key with fewer different ones was typed by hand. */
const FEWEST_DIFFERENT_DIGITS = 8;
/** Was published as SITE_SECRET in an earlier compose.yaml. */
const PUBLISHED = new Set([`${'0'.repeat(62)}aa`]);

/** Settings with a key that is published or easy to guess. */
export function guessableSecrets(settings: SecretSettings): SecretName[] {
  const isGuessable = (hex: string) => PUBLISHED.has(hex) || new Set(hex).size < FEWEST_DIFFERENT_DIGITS;
  return NAMES.filter((name) => digitsOf(settings, name).some(isGuessable));
}

/** Key id in seals whose key was derived from the former site secret. */
const FORMER_SEAL_ID = 'k0';

export function secretsOf(settings: SecretSettings): Secrets {
  const former = settings.SECRET_LEGACY;
  const bytes = former === undefined ? undefined : Buffer.from(former, 'hex');
  // The former keys for authenticator secrets and seals were derived from the site secret.
  const derived = (label: string): Buffer | undefined =>
    bytes && Buffer.from(hkdfSync('sha256', bytes, '', label, 32));
  return Object.freeze({
    session: ringOf(settings.SECRET_SESSION, bytes),
    totp: ringOf(settings.SECRET_TOTP, derived('totp secret')),
    recovery: ringOf(settings.SECRET_RECOVERY, bytes),
    request: ringOf(settings.SECRET_REQUEST),
    failure: ringOf(settings.SECRET_FAILURE),
    audit: ringOf(settings.SECRET_AUDIT, derived('audit seal'), FORMER_SEAL_ID),
  });
}

function ringOf(written: readonly WrittenKey[], former?: Buffer, formerId = ''): KeyRing {
  const all = written.map(({ id, hex }) => ({ id, key: createSecretKey(hex, 'hex') }));
  if (former !== undefined) all.push({ id: formerId, key: createSecretKey(former) });
  const [current] = all;
  if (current === undefined) throw new Error('a ring has a key');
  return Object.freeze({
    current,
    all: Object.freeze(all),
    byId: (id: string) => all.find((key) => key.id === id),
  });
}
