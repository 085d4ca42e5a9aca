import type { Mesh } from '@archway/mesh/core/mesh';
import type { Pose } from './teeth/pose.ts';
import type { ToothKind } from './teeth/tooth-kinds.ts';

/**
 * Both jaws of one mouth, closed. All is in one frame, in millimeters: z is up, the patient looks along +y, and so has
 * the right hand at +x. Crowns of the upper jaw point down.
 */
export interface Dentition {
  upper: Jaw;
  lower: Jaw;
  /** What a scanner sees from one cheek while the teeth are closed: a strip of both jaws. */
  bite: Mesh;
}

export interface Jaw {
  mesh: Mesh;
  /** FDI number of each vertex's tooth, 0 for gum. */
  labels: Uint8Array;
  margins: Margin[];
  teeth: PlacedTooth[];
}

/** The outer edge of a preparation: a closed line whose last point is followed by the first. */
export interface Margin {
  fdi: number;
  points: Float32Array;
}

export interface PlacedTooth {
  fdi: number;
  kind: ToothKind;
  isDeciduous: boolean;
  isPrepared: boolean;
  /** Against its place in the arch, as it stands and as it would stand in the same mouth without malocclusion. */
  pose: Pose;
  idealPose: Pose;
  /** From the tooth's own axes (distal, facial, occlusal, from the middle of its neck) into the frame of the mouth. */
  matrix: Matrix;
  idealMatrix: Matrix;
}

/** Four columns of four numbers, as graphics libraries have them. */
export type Matrix = readonly number[];
