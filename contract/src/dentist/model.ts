import { z } from 'zod';

export const Person = z.object({ userCode: z.uuid(), displayName: z.string() }).meta({ id: 'DentistPerson' });

export const MOST_DEPUTIES = 20;
/** A clinic has few members; this is where the list of them stops. */
export const MOST_COLLEAGUES = 2_000;
/** A dentist's signatures are numbered from 1. */
export const MOST_SIGNATURES = 3;

export const Dentist = z
  .object({
    dentistId: z.uuid(),
    name: z.string(),
    /** With the chamber or council, as on prescriptions; empty where none was told. */
    registrationNumber: z.string(),
    /**
     * How much the caller is told: the dentist and the deputies all of it, whoever may edit dentists who they are, and
     * everybody else the name. What is not told is empty.
     */
    shown: z.enum(['name', 'people', 'signatures']),
    /** The member who is this dentist. */
    member: Person.nullable(),
    /** Members who may act for the dentist, named by the dentist. */
    deputies: z.array(Person),
    /** By number, where the member has left one. */
    signatures: z.array(z.object({ number: z.number().int(), url: z.string() })),
    createdAt: z.string(),
  })
  .meta({ id: 'Dentist' });
export type Dentist = z.output<typeof Dentist>;
