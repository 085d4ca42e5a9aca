import { z } from 'zod';

const Person = z.object({ userCode: z.uuid(), displayName: z.string() });

export const MOST_DEPUTIES = 20;
/** A dentist's signatures are numbered from 1. */
export const MOST_SIGNATURES = 3;

export const Dentist = z.object({
  dentistId: z.uuid(),
  name: z.string(),
  /** The member who is this dentist. */
  member: Person.nullable(),
  /** Members who may act for the dentist. */
  deputies: z.array(Person),
  /** By number, where the member has left one. */
  signatures: z.array(z.object({ number: z.number().int(), url: z.string() })),
  createdAt: z.string(),
});
export type Dentist = z.output<typeof Dentist>;
