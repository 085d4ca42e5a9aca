import { MARK_LIMITS, type MarkKind, type MarkShape as Shape, type ShapeOf } from '@archway/rules/marks';
import { isTooth } from '@archway/rules/tooth-numbering';
import { z } from 'zod';
import { lines } from '../core/text.ts';

/** Further away than any mouth is wide, whatever the scanner's origin. */
const FARTHEST = 10_000;
const Coordinate = z.number().min(-FARTHEST).max(FARTHEST);
const Point = z.tuple([Coordinate, Coordinate, Coordinate]);
const Length = z.number().min(0).max(FARTHEST);
const SignedLength = z.number().min(-FARTHEST).max(FARTHEST);
/** A file of the case. */
const ScanId = z.uuid();
const Anchor = z.strictObject({ scanId: ScanId, point: Point });
const Tooth = z.number().int().refine(isTooth).nullable();
const ALIGNMENT_PAIRS = 20;

const SHAPES = {
  distance: z.strictObject({ kind: z.literal('distance'), from: Anchor, to: Anchor, millimeters: Length }),
  surface: z.strictObject({
    kind: z.literal('surface'),
    from: Anchor,
    to: Anchor,
    path: z.array(Point).min(2).max(MARK_LIMITS.linePoints),
    millimeters: Length,
  }),
  angle: z.strictObject({
    kind: z.literal('angle'),
    from: Anchor,
    apex: Anchor,
    to: Anchor,
    degrees: z.number().min(0).max(180),
  }),
  section: z.strictObject({
    kind: z.literal('section'),
    plane: z.strictObject({ point: Point, normal: Point }),
    measures: z
      .array(z.strictObject({ from: Point, to: Point, millimeters: Length }))
      .max(MARK_LIMITS.points),
  }),
  margin: z.strictObject({
    kind: z.literal('margin'),
    scanId: ScanId,
    tooth: Tooth,
    points: z.array(Point).min(2).max(MARK_LIMITS.points),
    line: z.array(Point).min(2).max(MARK_LIMITS.linePoints),
    isClosed: z.boolean(),
    millimeters: Length,
  }),
  pin: z.strictObject({
    kind: z.literal('pin'),
    at: Anchor,
    tooth: Tooth,
    text: lines(MARK_LIMITS.text).min(1),
  }),
  contacts: z.strictObject({
    kind: z.literal('contacts'),
    scanId: ScanId,
    antagonistId: ScanId,
    range: Length,
    contacts: z.number().int().min(0),
    squareMillimeters: z.number().min(0),
    closest: SignedLength,
  }),
  deviation: z.strictObject({
    kind: z.literal('deviation'),
    scanId: ScanId,
    referenceId: ScanId,
    pairs: z.array(z.strictObject({ from: Point, to: Point })).max(ALIGNMENT_PAIRS),
    transform: z.array(z.number().min(-FARTHEST).max(FARTHEST)).length(16),
    residual: Length,
    compared: z.number().min(0).max(1),
    range: Length,
  }),
} satisfies { [Kind in MarkKind]: z.ZodType<ShapeOf<Kind>> };
type ShapeSchema = (typeof SHAPES)[MarkKind];

/** What was made on the model; lengths in millimeters, in the frame that the files of a case share. */
export const MarkShape: z.ZodType<Shape, Shape> = z
  .discriminatedUnion('kind', Object.values(SHAPES) as [ShapeSchema, ...ShapeSchema[]])
  .meta({ id: 'MarkShape' });
export type MarkShape = z.output<typeof MarkShape>;

export const Mark = z
  .object({
    markId: z.uuid(),
    caseId: z.uuid(),
    shape: MarkShape,
    /** Who made it. */
    createdBy: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    /** Who changed its shape last, and when; null while it is as it was made. */
    editedBy: z.string().nullable(),
    editedAt: z.string().nullable(),
  })
  .meta({ id: 'Mark' });
export type Mark = z.output<typeof Mark>;
