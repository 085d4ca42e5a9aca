import { SEXES } from '@archway/rules/patients';
import { z } from 'zod';

export const Patient = z
  .object({
    patientId: z.uuid(),
    /** The clinic's own number: `HS-00418`. */
    patientCode: z.string(),
    name: z.string(),
    birthDate: z.string().nullable(),
    sex: z.enum(SEXES).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'Patient' });
export type Patient = z.output<typeof Patient>;

/** More than anybody reads in a list to choose from. */
export const MOST_DOUBLES = 5;
