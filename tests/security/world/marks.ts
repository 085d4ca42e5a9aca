import { randomBytes } from 'node:crypto';

/**
 * The canary of one organization, part of every free text in its rows, so that any output shows whose data it contains.
 * Lower case, because email addresses and account names are stored that way.
 */
export const newMark = (): string => `cnry${randomBytes(6).toString('hex')}`;

export const MARK = /cnry[0-9a-f]{12}/g;

export const marksIn = (text: string): Set<string> => new Set(text.match(MARK));

/** Copies a value for another organization: ids stay, canaries are replaced. */
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
