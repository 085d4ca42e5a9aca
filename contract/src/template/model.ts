import { z } from 'zod';
import { Work } from '../treatment/model.ts';

/** A work on a tooth, without the tooth and the note about it. */
export const TemplateWork = Work.omit({ teeth: true, jaw: true, note: true }).meta({ id: 'TemplateWork' });
export type TemplateWork = z.output<typeof TemplateWork>;

export const Template = z
  .object({
    templateId: z.uuid(),
    name: z.string(),
    work: TemplateWork,
    isShared: z.boolean(),
    /** Whether the caller may change it: who made it, the dentist it is for, and that dentist's deputies. */
    isOwn: z.boolean(),
    ownerName: z.string(),
    /** Null for one that is for no dentist in particular. */
    dentistId: z.uuid().nullable(),
    dentistName: z.string(),
  })
  .meta({ id: 'Template' });
export type Template = z.output<typeof Template>;
