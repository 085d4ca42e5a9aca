import { randomBytes } from 'node:crypto';

/**
 * A canary: stands in every free text of one organization's rows. Wherever it turns up, the organization is known.
 * Lower case, since addresses and account names are compared that way.
 */
export const newMark = (): string => `cnry${randomBytes(6).toString('hex')}`;

export const MARK = /cnry[0-9a-f]{12}/g;

export const marksIn = (text: string): Set<string> => new Set(text.match(MARK));

/** The same value as another organization would have it: ids stay, texts carry the other mark. */
export function remarked(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return value.replaceAll(from, to);
  if (value === null || typeof value !== 'object' || value instanceof Date || Buffer.isBuffer(value))
    return value;
  return JSON.parse(JSON.stringify(value).replaceAll(from, to)) as unknown;
}

export function remarkedRow(row: Record<string, unknown>, from: string, to: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, remarked(value, from, to)]),
  );
}
