import type { CallSpec } from '@archway/contract/core/call';
import { CallFailure } from './failure.ts';
import { decodeForm } from './form.ts';

/** The call's input as its contract wants it; what does not fit is named, and its value is not repeated. */
export function readInput(call: CallSpec, url: string, body: string): unknown {
  const raw = call.body === 'json' ? parseJsonBody(body) : decodeForm(call.input, formOf(call, url, body));
  // Before anything that walks through it: schemas and the checks below call themselves for every level.
  if (isDeeper(raw, DEEPEST)) throw refused([]);
  const read = call.input.safeParse(raw);
  if (!read.success) throw refused(read.error.issues.map((issue) => issue.path.join('.') || issue.code));
  const unstorable = Object.entries(read.data as object).filter(([, value]) => isUnstorable(value));
  if (unstorable.length > 0) throw refused(unstorable.map(([field]) => field));
  return read.data;
}

/** Levels of lists and objects that an input may have. */
const DEEPEST = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** What PostgreSQL takes neither in a text nor in JSON, and nobody types: NUL, and half a character of two. */
function isUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => isUnstorable(key) || isUnstorable(inner));
}

function refused(fields: readonly string[]): CallFailure {
  return new CallFailure('invalidInput', { data: { fields: [...new Set(fields)] } });
}

function formOf({ method }: CallSpec, url: string, body: string): URLSearchParams {
  return new URLSearchParams(method === 'GET' ? (url.split('?')[1] ?? '') : body);
}

function parseJsonBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw refused([]);
  }
}
