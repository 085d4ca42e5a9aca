import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** One key of a ring. As a KeyObject its bytes show up in no log, no JSON and no inspected error. */
export interface SecretKey {
  /** Stored with what the key has made, where that can be read back. The former site secret has the id ''. */
  readonly id: string;
  readonly key: KeyObject;
}

/** The keys of one purpose: new things are made with `current`, and what any of `all` has made is accepted. */
export interface KeyRing {
  readonly current: SecretKey;
  /** The current one first. */
  readonly all: readonly SecretKey[];
  byId(id: string): SecretKey | undefined;
}

/** A key serves one purpose only, so that each can be rotated alone and a leak of one opens nothing else. */
export interface Secrets {
  /** Session tokens. */
  readonly session: KeyRing;
  /** Encrypts the secrets of authenticator apps. */
  readonly totp: KeyRing;
  /** Hashes of recovery codes. */
  readonly recovery: KeyRing;
  /** Hashes of request bodies, by which a repeat is told from another request. */
  readonly request: KeyRing;
  /** Hashes of the names under which failed sign-ins are counted. */
  readonly failure: KeyRing;
  /** Seals of the audit chain. */
  readonly audit: KeyRing;
}

/** More are never needed at once: a rotation takes two, and an interrupted one three. */
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

/** As `2026b:<64 hex digits>,2026a:<64 hex digits>`: the current key first, then those still accepted. */
const ring = z.string().transform((text, context) => {
  const keys = readKeys(text);
  if (keys !== null) return keys;
  context.addIssue(`one to ${MOST_KEYS} different keys, written <id>:<64 hex digits> and comma-joined`);
  return z.NEVER;
});

/** The former SITE_SECRET, which made tokens, recovery codes, boxes and seals before keys had ids. Never makes anything new. */
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

/** The written digits of one setting's keys. */
function digitsOf(settings: SecretSettings, name: SecretName): string[] {
  const value = settings[name];
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value.map(({ hex }) => hex);
}

/** The settings with a key that a setting before them has too. */
export function sharedSecrets(settings: SecretSettings): SecretName[] {
  const seen = new Set<string>();
  return NAMES.filter((name) => {
    const digits = digitsOf(settings, name);
    const isShared = digits.some((hex) => seen.has(hex));
    for (const hex of digits) seen.add(hex);
    return isShared;
  });
}

/** A key of 64 random digits has nearly always all sixteen; one below this was typed. */
const FEWEST_DIFFERENT_DIGITS = 8;
/** Was the SITE_SECRET in a compose.yaml that everybody can read. */
const PUBLISHED = new Set([`${'0'.repeat(62)}aa`]);

/** The settings with a key that others know or can guess. */
export function guessableSecrets(settings: SecretSettings): SecretName[] {
  const isGuessable = (hex: string) => PUBLISHED.has(hex) || new Set(hex).size < FEWEST_DIFFERENT_DIGITS;
  return NAMES.filter((name) => digitsOf(settings, name).some(isGuessable));
}

/** What seals name whose key was derived from the former site secret. */
const FORMER_SEAL_ID = 'k0';

export function secretsOf(settings: SecretSettings): Secrets {
  const former = settings.SECRET_LEGACY;
  const bytes = former === undefined ? undefined : Buffer.from(former, 'hex');
  // The former keys of authenticator secrets and seals were derived from the site's.
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
