import { z } from 'zod';

/** A kit that a clinic has added to the seeded ones. */
export const OwnImplantKit = z
  .object({
    kitId: z.uuid(),
    manufacturer: z.string(),
    system: z.string(),
    /** In mm, with a point. */
    diameter: z.string(),
  })
  .meta({ id: 'OwnImplantKit' });
export type OwnImplantKit = z.output<typeof OwnImplantKit>;
