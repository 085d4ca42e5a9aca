import { largestExtentOf } from '../core/bounds.ts';
import type { MeshReport } from './check.ts';
import { triangleCount, type Mesh } from '../core/mesh.ts';
import { packGlb } from '../glb/pack.ts';
import { drawOpening } from '../picture/draw-opening.ts';
import { PICTURE_SIZE, type Picture } from '../picture/picture.ts';
import { shownScan } from '../picture/shown-scan.ts';
import { trim } from '../picture/trim.ts';
import type { RecognizedJaw } from '../jaw/recognize-jaw.ts';
import { simplify, type Simplified } from '../topology/simplify.ts';
import { surfaceDistance, type SurfaceDistance } from '../search/surface-distance.ts';
import { inspectScan } from './inspect.ts';
import type { GuessedUnit, Unit } from './unit.ts';
import { unpackForView } from '../glb/unpack.ts';

/** What is made of a scan when it arrives. All lengths are in millimeters, by the unit that is known or guessed. */
export interface DerivedScan {
  report: MeshReport;
  unit: GuessedUnit;
  jaw: RecognizedJaw;
  /** A GLB to look at until the full one is there; never to measure on. */
  preview: Uint8Array;
  previewTriangles: number;
  /** How far the scan is from its preview. */
  previewError: SurfaceDistance;
  /** A GLB to measure on. */
  full: Uint8Array;
  fullTriangles: number;
  /** How far it can be from the scan. */
  fullError: number;
  /** Whether the scan had more triangles than can be shown. */
  simplifiedForView: boolean;
  thumbnail: Picture;
}

export type DeriveStep = 'recognize' | 'check' | 'preview' | 'thumbnail' | 'full' | 'measure';

export interface DeriveOptions {
  /** Of somebody who knows it; otherwise it is guessed. */
  unit?: Unit;
  onStep?: (step: DeriveStep) => void;
}

const PREVIEW_SHARE = 0.05;
const PREVIEW_TRIANGLES = [4_000, 30_000] as const;
const FULL_TRIANGLES = 5_000_000;
const FULL_ERROR = 0.02;
const PREVIEW_SAMPLES = 40_000;

export async function deriveFromScan(
  scan: Mesh,
  { unit: known, onStep = () => {} }: DeriveOptions = {},
): Promise<DerivedScan> {
  const { mesh, report, unit, jaw } = inspectScan(scan, {
    ...(known !== undefined && { unit: known }),
    onStep,
  });
  onStep('preview');
  const small = await simplify(mesh, { targetTriangles: previewTarget(mesh) });
  const preview = await packGlb(small.mesh, { positionBits: 14, firstSight: { jaw } });
  onStep('thumbnail');
  const shown = await unpackForView(preview);
  const thumbnail = trim(drawOpening([shownScan(shown, 'other')], PICTURE_SIZE));
  onStep('full');
  const simplifiedForView = triangleCount(mesh) > FULL_TRIANGLES;
  const detailed = simplifiedForView ? await simplifyForView(mesh) : { mesh, error: 0 };
  const full = await packGlb(detailed.mesh, { positionBits: 16 });
  onStep('measure');
  return {
    report,
    unit,
    jaw,
    preview,
    previewTriangles: triangleCount(small.mesh),
    previewError: surfaceDistance(mesh, shown.mesh, { samples: PREVIEW_SAMPLES }),
    full,
    fullTriangles: triangleCount(detailed.mesh),
    fullError: detailed.error + roundingError(largestExtentOf(report.bounds)),
    simplifiedForView,
    thumbnail,
  };
}

function previewTarget(mesh: Mesh): number {
  const [least, most] = PREVIEW_TRIANGLES;
  return Math.min(most, Math.max(least, triangleCount(mesh) * PREVIEW_SHARE));
}

const simplifyForView = (mesh: Mesh): Promise<Simplified> =>
  simplify(mesh, { targetTriangles: FULL_TRIANGLES, maxError: FULL_ERROR, lockBorder: true });

/** Half a step of 16 bits along each of the three axes. */
const roundingError = (extent: number): number => (extent / 65_535 / 2) * Math.sqrt(3);
