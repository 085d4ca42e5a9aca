import { z } from 'zod';

export const StorageUsage = z
  .object({
    /** With what is on its way. */
    usedBytes: z.number().int(),
    limitBytes: z.number().int(),
  })
  .meta({ id: 'StorageUsage' });
export type StorageUsage = z.output<typeof StorageUsage>;
