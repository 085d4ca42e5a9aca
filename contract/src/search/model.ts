import { z } from 'zod';

/** Of each kind. */
export const MOST_FOUND = 8;

export const FoundPatient = z
  .object({
    patientId: z.uuid(),
    name: z.string(),
    patientCode: z.string(),
    birthDate: z.string().nullable(),
  })
  .meta({ id: 'FoundPatient' });

export const FoundCase = z
  .object({ caseId: z.uuid(), caseCode: z.string(), name: z.string(), patientName: z.string() })
  .meta({ id: 'FoundCase' });

export const FoundOrder = z
  .object({ orderId: z.uuid(), orderCode: z.string(), patientName: z.string(), otherName: z.string() })
  .meta({ id: 'FoundOrder' });
export type FoundOrder = z.output<typeof FoundOrder>;

export const FoundPartner = z
  .object({ partnershipId: z.uuid(), name: z.string(), city: z.string() })
  .meta({ id: 'FoundPartner' });

export const FoundPerson = z
  .object({ userCode: z.uuid(), displayName: z.string() })
  .meta({ id: 'FoundPerson' });
