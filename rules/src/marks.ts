/** What is kept of the work on the model of a case. */
export const MARK_KINDS = [
  'distance',
  'surface',
  'angle',
  'section',
  'margin',
  'pin',
  'contacts',
  'deviation',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** The tools that make marks, each with the key that takes it. */
export const TOOL_KEYS = {
  measure: 'm',
  section: 's',
  annotate: 'a',
  margin: 'l',
  contacts: 't',
  deviation: 'd',
} as const;
export type ToolName = keyof typeof TOOL_KEYS;

export const MARK_LIMITS = {
  /** Of one case; more could not be told apart on the model. */
  perCase: 200,
  /** Points that somebody set. */
  points: 200,
  /** Points of a line that was computed through them. */
  linePoints: 4_000,
  text: 500,
} as const;

/** Readonly, so that the viewer's own vectors fit. */
export type Point = readonly [x: number, y: number, z: number];

/** A place on a scan; `scanId` is the id of a file, and of its layer in the viewer. */
export interface Anchor {
  scanId: string;
  point: Point;
}

export interface Distance {
  kind: 'distance';
  from: Anchor;
  to: Anchor;
  millimeters: number;
}

/** As a thread would lie on the surface. */
export interface SurfaceDistance {
  kind: 'surface';
  from: Anchor;
  to: Anchor;
  path: Point[];
  millimeters: number;
}

export interface Angle {
  kind: 'angle';
  from: Anchor;
  apex: Anchor;
  to: Anchor;
  degrees: number;
}

/** What is cut away lies where the normal points. */
export interface Section {
  kind: 'section';
  plane: { point: Point; normal: Point };
  /** Measured on the contour. */
  measures: { from: Point; to: Point; millimeters: number }[];
}

export interface MarginLine {
  kind: 'margin';
  scanId: string;
  /** In the numbers of the FDI. */
  tooth: number | null;
  /** Set by hand; the line goes through them. */
  points: Point[];
  line: Point[];
  isClosed: boolean;
  millimeters: number;
}

export interface Pin {
  kind: 'pin';
  at: Anchor;
  tooth: number | null;
  text: string;
}

/** Where two jaws meet. Negative is how deep they reach into each other. */
export interface ContactMap {
  kind: 'contacts';
  scanId: string;
  antagonistId: string;
  /** Up to where colors go, in millimeters. */
  range: number;
  contacts: number;
  squareMillimeters: number;
  closest: number;
}

/** How one scan differs from another once it lies on it. */
export interface DeviationMap {
  kind: 'deviation';
  scanId: string;
  referenceId: string;
  /** Places that were said to be the same: on the scan, and on the reference. */
  pairs: { from: Point; to: Point }[];
  /** Moves the scan onto the reference; sixteen numbers, column by column. */
  transform: number[];
  /** Root of the mean square distance after the alignment, in millimeters. */
  residual: number;
  /** How much of the scan has a counterpart, from 0 to 1. */
  compared: number;
  range: number;
}

/** What a tool has made, as it can be kept and shown again; lengths in millimeters, in the frame all files share. */
export type MarkShape =
  | Distance
  | SurfaceDistance
  | Angle
  | Section
  | MarginLine
  | Pin
  | ContactMap
  | DeviationMap;

/** The shape of one kind. */
export type ShapeOf<Kind extends MarkKind> = Extract<MarkShape, { kind: Kind }>;

/** The files a mark stands on, each once. A section stands on none: it cuts whatever is shown. */
export const scansOf = (shape: MarkShape): string[] => [...new Set(mentionedBy(shape))];

function mentionedBy(shape: MarkShape): string[] {
  switch (shape.kind) {
    case 'contacts':
      return [shape.scanId, shape.antagonistId];
    case 'deviation':
      return [shape.scanId, shape.referenceId];
    case 'margin':
      return [shape.scanId];
    case 'distance':
    case 'surface':
    case 'angle':
    case 'pin':
    case 'section':
      return anchorsOf(shape).map(({ scanId }) => scanId);
  }
}

/** The places on scans that a mark hangs on. Maps and sections have none. */
export function anchorsOf(shape: MarkShape): Anchor[] {
  switch (shape.kind) {
    case 'distance':
    case 'surface':
      return [shape.from, shape.to];
    case 'angle':
      return [shape.from, shape.apex, shape.to];
    case 'pin':
      return [shape.at];
    case 'margin':
      return shape.points.map((point) => ({ scanId: shape.scanId, point }));
    case 'contacts':
    case 'deviation':
    case 'section':
      return [];
  }
}
