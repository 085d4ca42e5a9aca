import { createHmac } from 'node:crypto';
import { HEADER, InfoHeader } from '@archway/contract/core/headers';
import type { Language } from '@archway/rules/languages';
import type { FastifyRequest } from 'fastify';
import { acceptedLanguage } from './accepted-language.ts';
import { CallFailure } from './failure.ts';
import type { SecretKey } from '../config/secrets.ts';

/** Headers and address of a request, parsed once before the handler runs. */
export interface RequestInfo {
  requestId: string;
  info: InfoHeader;
  language: Language;
  timezone: string;
  address: string;
  userAgent: string;
  header(name: string): string;
}

export function readRequest(request: FastifyRequest): RequestInfo {
  return {
    requestId: request.id,
    info: readInfo(headerOf(request, HEADER.info)),
    language: readLanguage(request),
    timezone: readTimezone(headerOf(request, HEADER.timezone)),
    address: request.ip,
    userAgent: headerOf(request, 'user-agent').slice(0, 256),
    header: (name) => headerOf(request, name),
  };
}

export function readLanguage(request: FastifyRequest): Language {
  return acceptedLanguage(headerOf(request, HEADER.language));
}

function readInfo(text: string): InfoHeader {
  const read = InfoHeader.safeParse(parseJson(text));
  if (!read.success) throw new CallFailure('clientHeaderInvalid');
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Caches time zones, because `Intl` takes longer to validate one than many calls take. Bounded against made-up names.
 */
const knownTimezones = new Map<string, string>();

function readTimezone(name: string): string {
  const known = knownTimezones.get(name);
  if (known !== undefined) return known;
  const timezone = resolveTimezone(name);
  if (knownTimezones.size < 1_000) knownTimezones.set(name, timezone);
  return timezone;
}

function resolveTimezone(name: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/**
 * Identifies a request body and its caller, so that the answer kept under an idempotency key is given to no one else.
 * It is an HMAC because it is stored and bodies may hold passwords: without the key, stored hashes allow no guessing.
 */
export function bodyHash(
  { key }: SecretKey,
  { userCode, path, body }: { userCode: string; path: string; body: string },
): Buffer {
  return createHmac('sha256', key).update(`${userCode}\n${path}\n`).update(body).digest();
}
