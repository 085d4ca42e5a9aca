import { isTooth } from '@archway/rules/tooth-numbering';
import { GAP_KINDS } from '@archway/rules/treatment/gaps';
import { KIT_LENGTHS } from '@archway/rules/treatment/implant-kits';
import { NOTE_LENGTH } from '@archway/rules/treatment/prescription';
import { SHADES, STUMP_SHADES } from '@archway/rules/treatment/shades';
import {
  ABUTMENT_MATERIALS,
  CLINICAL_TYPES,
  CONTACT_WISHES,
  CROWN_CATEGORIES,
  CROWN_TYPES,
  IMPLANT_METHODS,
  IMPLANT_OPTIONS,
  MATERIALS,
  METHODS,
  OCCLUSION_WISHES,
  WORK_JAWS,
  WORK_TYPES,
} from '@archway/rules/treatment/vocabulary';
import { z } from 'zod';
import { line, lines } from '../core/text.ts';

const MOST_TEETH = 52;
const MOST_WORKS = 80;

/** In the numbers of the FDI, whatever the reader is shown. */
export const Tooth = z.number().int().refine(isTooth).meta({ id: 'Tooth' });

export const ImplantKit = z
  .strictObject({
    manufacturer: line(KIT_LENGTHS.manufacturer),
    system: line(KIT_LENGTHS.system),
    diameter: line(KIT_LENGTHS.diameter),
  })
  .meta({ id: 'ImplantKit' });

/** What is to be made, on one tooth or for a jaw. Which values go together says `rules/src/treatment/table.ts`. */
export const Work = z
  .strictObject({
    type: z.enum(WORK_TYPES),
    teeth: z.array(Tooth).max(MOST_TEETH).readonly(),
    jaw: z.enum(WORK_JAWS).nullable(),
    method: z.enum(METHODS).nullable(),
    material: z.enum(MATERIALS).nullable(),
    shade: z.enum(SHADES).nullable(),
    stumpShade: z.enum(STUMP_SHADES).nullable(),
    crownCategory: z.enum(CROWN_CATEGORIES).nullable(),
    crownType: z.enum(CROWN_TYPES).nullable(),
    implantOption: z.enum(IMPLANT_OPTIONS),
    implantMethod: z.enum(IMPLANT_METHODS).nullable(),
    abutmentMaterial: z.enum(ABUTMENT_MATERIALS).nullable(),
    implantKit: ImplantKit.nullable(),
    isInlayCore: z.boolean(),
    followsPreOp: z.boolean(),
    isEdentulous: z.boolean(),
    clinicalType: z.enum(CLINICAL_TYPES),
    contact: z.enum(CONTACT_WISHES).nullable(),
    occlusion: z.enum(OCCLUSION_WISHES).nullable(),
    note: lines(NOTE_LENGTH),
  })
  .meta({ id: 'Work' });

const Links = z
  .array(z.tuple([Tooth, Tooth]).readonly())
  .max(MOST_TEETH)
  .readonly();
const Absent = z
  .array(z.strictObject({ tooth: Tooth, is: z.enum(['missing', 'shed']) }))
  .max(MOST_TEETH)
  .readonly();

export const Prescription = z
  .strictObject({ works: z.array(Work).max(MOST_WORKS).readonly(), links: Links, absent: Absent })
  .meta({ id: 'Prescription' });

/** What a list says of a work. */
export const ShortWork = Work.pick({ type: true, teeth: true, jaw: true, material: true, shade: true })
  .extend({ isOnImplant: z.boolean() })
  .meta({ id: 'ShortWork' });

/** What a list says of a prescription: enough for the mouth map and its words. */
export const ShortPrescription = z
  .object({ works: z.array(ShortWork).readonly(), links: Links, absent: Absent })
  .meta({ id: 'ShortPrescription' });

/** The prescription of a case, with the version that a save must name. */
export const Treatment = Prescription.extend({ version: z.number().int() }).meta({ id: 'Treatment' });
export type Treatment = z.output<typeof Treatment>;

const Point = z.tuple([z.number(), z.number(), z.number()]).readonly();

/** Something that a case lacks, or that is wrong with its scans. */
export const Gap = z
  .object({
    kind: z.enum(GAP_KINDS),
    /** A block keeps the prescription from being sent; a warning does not. */
    level: z.enum(['BLOCK', 'WARN']),
    /** None for what concerns the whole case. */
    teeth: z.array(Tooth).readonly(),
    /** The work of a jaw that it is about. */
    work: z.object({ type: z.enum(WORK_TYPES), jaw: z.enum(WORK_JAWS) }).exactOptional(),
    /** Whose scan is missing. */
    jaw: z.enum(['upper', 'lower']).exactOptional(),
    isWishOfLab: z.boolean().exactOptional(),
    /** Where it is on the model, and how large, in millimeters. */
    at: z
      .object({
        scanId: z.string(),
        point: Point,
        millimeters: z.number(),
        distance: z.number().exactOptional(),
      })
      .exactOptional(),
  })
  .meta({ id: 'Gap' });

/** The prescription of a case with what it lacks, as it is saved. */
export const TreatmentDetail = Treatment.extend({ gaps: z.array(Gap).readonly() }).meta({
  id: 'TreatmentDetail',
});
export type TreatmentDetail = z.output<typeof TreatmentDetail>;
