import { z } from 'zod';
import { CallFailure } from './failure.ts';

/** Converts form and query strings to the types of the schema, so that schemas need no coercion. */
export function decodeForm(schema: z.ZodType, form: URLSearchParams): Record<string, unknown> {
  const shape: Record<string, unknown> = schema instanceof z.ZodObject ? schema.shape : {};
  const decoded: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, text] of form) {
    // Refuse repeated fields: a proxy might read another one of them (parameter pollution).
    if (key in decoded) throw refused(key);
    decoded[key] = decodeValue(key, shape[key], text);
  }
  return { ...decoded };
}

function decodeValue(key: string, schema: unknown, text: string): unknown {
  const kind = innermost(schema);
  if (isNumeric(kind)) return decodeNumber(text);
  if (kind instanceof z.ZodBoolean) return text === 'true' ? true : text === 'false' ? false : text;
  if (isStructure(kind) || isStructureOrText(kind, text)) return decodeStructure(key, text);
  return text;
}

/** Accepts numbers as JSON writes them. `Number` alone would turn a blank into 0 and `0x10` into 16. */
function decodeNumber(text: string): unknown {
  if (text === '') return undefined;
  return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function isNumeric(kind: unknown): boolean {
  if (kind instanceof z.ZodLiteral) return [...kind.values].every((value) => typeof value === 'number');
  return kind instanceof z.ZodNumber;
}

function isStructure(kind: unknown): boolean {
  return kind instanceof z.ZodArray || kind instanceof z.ZodObject || kind instanceof z.ZodRecord;
}

/** A choice between words and an object: `last30Days`, or a range of days. No word begins with a brace. */
function isStructureOrText(kind: unknown, text: string): boolean {
  return kind instanceof z.ZodUnion && kind.options.some(isStructure) && text.startsWith('{');
}

/** Lists and objects are sent as JSON inside their form field. */
function decodeStructure(key: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw refused(key);
  }
}

function innermost(schema: unknown): unknown {
  let at = schema;
  while (at instanceof z.ZodOptional || at instanceof z.ZodNullable || at instanceof z.ZodDefault)
    at = at.unwrap();
  return at;
}

function refused(key: string): CallFailure {
  return new CallFailure('invalidInput', { data: { fields: [key] } });
}
