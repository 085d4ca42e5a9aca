import type { Mesh } from '@archway/mesh/core/mesh';
import { writeObj } from '@archway/mesh/formats/write-obj';
import { writePly } from '@archway/mesh/formats/write-ply';
import { writeStl } from '@archway/mesh/formats/write-stl';
import type { Dentition, Jaw, Margin, PlacedTooth } from './dentition.ts';

export const SCAN_FORMATS = ['stl', 'ply', 'obj'] as const;
export type ScanFormat = (typeof SCAN_FORMATS)[number];

export interface ScanFile {
  name: string;
  bytes: Uint8Array;
}

/** The scans of a mouth as a scanner would hand them over: upper, lower and bite in each of the formats. */
export function scanFiles({ upper, lower, bite }: Dentition, formats: readonly ScanFormat[]): ScanFile[] {
  return formats.flatMap((format) => [
    { name: `upper.${format}`, bytes: written(upper.mesh, format, upper.labels) },
    { name: `lower.${format}`, bytes: written(lower.mesh, format, lower.labels) },
    { name: `bite.${format}`, bytes: written(bite, format) },
  ]);
}

function written(mesh: Mesh, format: ScanFormat, labels?: Uint8Array): Uint8Array {
  switch (format) {
    case 'stl':
      return writeStl(mesh);
    case 'ply':
      return writePly(mesh, labels === undefined ? {} : { labels });
    case 'obj':
      return writeObj(mesh);
  }
}

/** What is known of a mouth besides its surfaces, in numbers that JSON can hold. */
export interface ScanFacts {
  unit: 'mm';
  upper: JawFacts;
  lower: JawFacts;
}

interface JawFacts {
  /** Three numbers a point. */
  margins: { fdi: number; points: number[] }[];
  teeth: PlacedTooth[];
}

export function scanFacts({ upper, lower }: Dentition): ScanFacts {
  return { unit: 'mm', upper: factsOf(upper), lower: factsOf(lower) };
}

const factsOf = ({ margins, teeth }: Jaw): JawFacts => ({
  margins: margins.map(({ fdi, points }) => ({ fdi, points: [...points] })),
  teeth,
});

export const marginsFrom = (facts: JawFacts): Margin[] =>
  facts.margins.map(({ fdi, points }) => ({ fdi, points: Float32Array.from(points) }));
