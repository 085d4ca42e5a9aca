import { expect, test } from 'vitest';
import { z } from 'zod';
import { decodeForm } from './form.ts';

const schema = z.strictObject({
  text: z.string().optional(),
  count: z.number().default(1),
  share: z.number().nullable().optional(),
  urgent: z.boolean().optional(),
  kind: z.literal([1, 2]).optional(),
  form: z.literal(['1', '2']).optional(),
  teeth: z.array(z.number()).default([]),
  patient: z.object({ name: z.string() }).optional(),
  notes: z.record(z.string(), z.string()).optional(),
});
const decode = (text: string) => decodeForm(schema, new URLSearchParams(text));
const refusing = (field: string): unknown =>
  expect.objectContaining({ failure: 'invalidInput', data: { fields: [field] } });

test('form fields are converted to the types of the schema', () => {
  expect(
    decode(
      'text=12&count=12&share=-0.5&urgent=true&kind=2&form=2&teeth=[11,21]&patient={"name":"N"}&notes={"a":"b"}',
    ),
  ).toEqual({
    text: '12',
    count: 12,
    share: -0.5,
    urgent: true,
    kind: 2,
    form: '2',
    teeth: [11, 21],
    patient: { name: 'N' },
    notes: { a: 'b' },
  });
});

test('an empty number field counts as missing', () => {
  expect(schema.parse(decode('count=&share='))).toEqual({ count: 1, teeth: [] });
});

test.each([
  'count=%20',
  'count=0x10',
  'count=1,5',
  'count=Infinity',
  'count=NaN',
  'count=1e999',
  'count=true',
  'kind=3',
  'kind=two',
  'teeth=11',
  'urgent=1',
  'urgent=TRUE',
  'urgent=',
])('the invalid form value %s is not converted', (text) => {
  const [field] = text.split('=');
  expect(schema.safeParse(decode(text)).error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

test.each(['text=1&text=2', 'text=&text=', 'unknown=1&unknown=1', '__proto__=1&__proto__=2'])(
  'a repeated form field is refused: %s',
  (text) => {
    expect(() => decode(text)).toThrow(refusing(text.split('=')[0] ?? ''));
  },
);

test.each(['patient={name:1}', 'notes=', 'teeth=[11,'])(
  'invalid JSON in a form field is refused: %s',
  (text) => {
    expect(() => decode(text)).toThrow(refusing(text.split('=')[0] ?? ''));
  },
);

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  'a form field named %s changes no prototype',
  (name) => {
    const decoded = decode(`${name}={"polluted":true}`);
    expect(Object.getPrototypeOf(decoded)).toBe(Object.prototype);
    expect(Object.hasOwn(decoded, name)).toBe(true);
    expect(schema.safeParse(decoded).success).toBe(false);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);

test('JSON inside a form field changes no prototype', () => {
  const { notes } = schema.parse(decode('notes={"__proto__":"polluted","a":"b"}'));
  expect(notes?.['a']).toBe('b');
  expect(Object.getPrototypeOf(notes)).toBe(Object.prototype);
});
