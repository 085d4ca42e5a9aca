import { expect, test } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../index.ts';
import { line, lines } from './text.ts';

/**
 * Texts that are taken as they come, and why. Everything else that a call takes as text is `line` or `lines`, or has a
 * pattern that lets no unseen character in.
 */
const AS_THEY_COME: Readonly<Record<string, string>> = {
  cursor: 'our own, and checked as such',
  password: 'every character counts',
  oldPassword: 'every character counts',
  newPassword: 'every character counts',
  account: 'compared, never shown to others',
  username: 'compared, never shown to others',
  ticket: 'compared by its hash',
  token: 'compared by its hash',
  invitation: 'compared by its hash',
  refreshToken: 'compared by its hash',
  roleCode: 'compared',
  'menuIds.*': 'compared',
  parentId: 'compared',
  agreementType: 'compared',
  toothNumberingSystem: 'compared',
  'frames.*': 'of a program, shown to operators only',
  'answer.*': 'of an authenticator, read by its own rules',
};
/** Cleaned by the feature, which also takes out what a path could do. */
const FILE_NAMES: ReadonlySet<string> = new Set(['file/startUpload name', 'registration/startUpload name']);

const OVERRIDE = '\u202e';
const PROBES = [`a${OVERRIDE}b`, OVERRIDE, `abc@d${OVERRIDE}.example`, `Europe/${OVERRIDE}Berlin`];

/** Every place of a schema at which a text can stand, by its path. */
function textsOf(schema: unknown, path: string): [string, z.ZodType][] {
  if (
    schema instanceof z.ZodString ||
    schema instanceof z.ZodStringFormat ||
    schema instanceof z.ZodUnknown ||
    schema instanceof z.ZodPipe
  )
    return [[path, schema]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as object).flatMap(([key, inner]) =>
      textsOf(inner, path === '' ? key : `${path}.${key}`),
    );
  if (schema instanceof z.ZodArray) return textsOf(schema.element, `${path}.*`);
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((inner) => textsOf(inner, `${path}.*`));
  if (schema instanceof z.ZodRecord) return textsOf(schema.valueType, `${path}.*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((inner) => textsOf(inner, path));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return textsOf(schema.unwrap(), path);
  return [];
}

const letsThrough = (schema: z.ZodType): boolean =>
  PROBES.some((probe) => {
    const read = schema.safeParse(probe);
    return read.success && String(read.data).includes(OVERRIDE);
  });

test('no call takes a text with characters that cannot be seen', () => {
  const through = allCalls.flatMap(({ path, input }) =>
    textsOf(input, '')
      .filter(([field, schema]) => letsThrough(schema) && !(field in AS_THEY_COME))
      .map(([field]) => `${path} ${field}`)
      .filter((place) => !FILE_NAMES.has(place)),
  );
  expect(through).toEqual([]);
});

test('the texts of calls are found', () => {
  const all = allCalls.flatMap(({ path, input }) => textsOf(input, '').map(([field]) => `${path} ${field}`));
  expect(all).toEqual(
    expect.arrayContaining([
      'user/save_or_update message',
      'case/saveMark shape.text',
      'company/companyRegist address.street',
      'dentist/save_or_update name',
    ]),
  );
});

test('what is left of a name is measured, not what was typed', () => {
  const Name = line(4).min(1);
  expect(Name.parse(` \u202eA\u200bna\u202c `)).toBe('Ana');
  expect(Name.safeParse('\u202e\u200b').success).toBe(false);
  expect(Name.safeParse('Anaïs').success).toBe(false);
  expect(lines(20).parse('Dear\r\nAna\u202e')).toBe('Dear\nAna');
});
