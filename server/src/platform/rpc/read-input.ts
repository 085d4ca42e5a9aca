import type { CallSpec } from '@archway/contract/core/call';
import { CallFailure } from './failure.ts';
import { decodeForm } from './form.ts';

/** Parses the input by the contract. Errors name the invalid fields but never repeat their values. */
export function readInput(call: CallSpec, url: string, body: string): unknown {
  const raw = call.body === 'json' ? parseJsonBody(body) : decodeForm(call.input, formOf(call, url, body));
  // First, because schemas and the checks below recurse: deep nesting could overflow the stack.
  if (isDeeper(raw, DEEPEST)) throw refused([]);
  const read = call.input.safeParse(raw);
  if (!read.success) throw refused(read.error.issues.map((issue) => issue.path.join('.') || issue.code));
  const unstorable = Object.entries(read.data as object).filter(([, value]) => isUnstorable(value));
  if (unstorable.length > 0) throw refused(unstorable.map(([field]) => field));
  return read.data;
}

/** Maximum nesting of lists and objects in an input. */
const DEEPEST = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** NUL and lone surrogates, which PostgreSQL accepts neither in text nor in JSON. */
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
