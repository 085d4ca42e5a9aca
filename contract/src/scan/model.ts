import { SCAN_FORMATS } from '@archway/rules/uploads';
import { z } from 'zod';

const Point = z.tuple([z.number(), z.number(), z.number()]);

/** What was found out about a mesh, in millimeters. */
export const ScanFacts = z
  .object({
    format: z.enum(SCAN_FORMATS),
    triangles: z.number().int(),
    vertices: z.number().int(),
    hasColors: z.boolean(),
    bounds: z.object({ min: Point, max: Point }),
    /** The unit of the file's numbers, and whether we are sure of it. */
    unit: z.enum(['mm', 'cm', 'm', 'inch', 'micrometre']),
    unitIsSure: z.boolean(),
    /** What to multiply the file's numbers with. */
    toMillimeters: z.number(),
    holes: z.number().int(),
    /** The borders of holes, the longest first: a place on each and its length. None of scans from before. */
    holeBorders: z.array(z.object({ at: Point, millimeters: z.number() })).default([]),
    islands: z.number().int(),
    nonManifoldEdges: z.number().int(),
    /** How far the preview strays from the scan at most, as the simplifier says. Nobody measures on it. */
    previewError: z.number(),
    /** More than is drawn: what one looks at is simplified, within 20 micrometers. */
    isSimplified: z.boolean(),
  })
  .meta({ id: 'ScanFacts' });
export type ScanFacts = z.output<typeof ScanFacts>;

/** What of an archive became files, and what was left where it was. */
export const ArchiveFacts = z
  .object({
    files: z.number().int(),
    passedOver: z.array(z.string()),
  })
  .meta({ id: 'ArchiveFacts' });
export type ArchiveFacts = z.output<typeof ArchiveFacts>;

/** A mesh to look at: GLB, quantized and packed with meshopt. */
export const Drawable = z
  .object({
    /** Works for five minutes; `case/detail` gives a new one. */
    url: z.string(),
    /** Names the bytes: pages that keep a mesh know by it whether theirs is the same. */
    content: z.string(),
    bytes: z.number().int(),
    triangles: z.number().int(),
  })
  .meta({ id: 'Drawable' });
export type Drawable = z.output<typeof Drawable>;
