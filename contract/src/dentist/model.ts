import { z } from 'zod';

const Person = z.object({ userCode: z.uuid(), displayName: z.string() });

export const MOST_DEPUTIES = 20;

export const Dentist = z.object({
  dentistId: z.uuid(),
  name: z.string(),
  /** The member who is this dentist. */
  member: Person.nullable(),
  /** Members who may act for the dentist. */
  deputies: z.array(Person),
  createdAt: z.string(),
});
export type Dentist = z.output<typeof Dentist>;
