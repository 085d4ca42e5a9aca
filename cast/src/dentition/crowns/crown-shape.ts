import type { Profile } from '../numbers/profile.ts';

/**
 * What a crown looks like in the tooth's own axes, in millimeters: `u` to distal, `v` to facial, `w` from the neck to
 * the tip. The section at each height is a rounded box; what closes it above is either an edge or ridges.
 */
export interface CrownShape {
  halfWidth: Profile;
  facial: Profile;
  lingual: Profile;
  /** How far the section leans distally towards the tongue, and how much it widens towards the cheek. */
  shear: number;
  taper: number;
  /** The cutting edge of a front tooth; null for teeth that chew. */
  edge: CuttingEdge | null;
  ridges: readonly Ridge[];
}

export interface CuttingEdge {
  /** Fall of the edge from its peak to either side, and where the peak is. */
  mesialSlope: number;
  distalSlope: number;
  peak: number;
  /** Canines have a ridge on their face where incisors have lobes. */
  isPointed: boolean;
}

/** A cusp (both ends the same) or a ridge running down from one; the chewing surface is the highest of all. */
export interface Ridge {
  u: number;
  v: number;
  w: number;
  toU: number;
  toV: number;
  toW: number;
  /** Steepness of its slopes, and how round its top is. */
  slope: number;
  radius: number;
}

export interface CrownSize {
  width: number;
  depth: number;
  height: number;
  /** How pronounced cusps and grooves are: 1 for permanent teeth. */
  relief: number;
}
