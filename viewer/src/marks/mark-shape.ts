import type { Vector } from '@archway/mesh/vector';

/** A place on a scan; `scanId` is the id of its layer. */
export interface Anchor {
  scanId: string;
  point: Vector;
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
  path: Vector[];
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
  plane: { point: Vector; normal: Vector };
  /** Measured on the contour. */
  measures: { from: Vector; to: Vector; millimeters: number }[];
}

export interface MarginLine {
  kind: 'margin';
  scanId: string;
  /** In the numbers of the FDI. */
  tooth: number | null;
  /** Set by hand; the line goes through them. */
  points: Vector[];
  line: Vector[];
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
  pairs: { from: Vector; to: Vector }[];
  /** Moves the scan onto the reference; sixteen numbers, column by column. */
  transform: number[];
  /** Root of the mean square distance after the alignment, in millimeters. */
  residual: number;
  /** How much of the scan has a counterpart, from 0 to 1. */
  compared: number;
  range: number;
}

/** What a tool has made, as it can be kept and shown again. */
export type MarkShape =
  | Distance
  | SurfaceDistance
  | Angle
  | Section
  | MarginLine
  | Pin
  | ContactMap
  | DeviationMap;
