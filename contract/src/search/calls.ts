import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { line } from '../core/text.ts';
import { FoundCase, FoundOrder, FoundPartner, FoundPatient, FoundPerson } from './model.ts';

export const searchAll = defineCall({
  path: 'search/all',
  method: 'POST',
  access: 'session',
  summary:
    'Patients, cases, orders, people and partners with these letters, eight of each at most, as far as the caller may read them.',
  input: z.strictObject({ keyword: line(64).min(1) }),
  output: z.object({
    patients: z.array(FoundPatient),
    cases: z.array(FoundCase),
    orders: z.array(FoundOrder),
    people: z.array(FoundPerson),
    partners: z.array(FoundPartner),
  }),
});
