import { findArch, type Arch } from './arch.ts';
import { sampleJaw, type JawSamples } from './jaw-samples.ts';
import type { Mesh } from '../core/mesh.ts';
import { findOcclusalPlane, spanOf } from './occlusal-plane.ts';
import { longAxisAcross } from './long-axis.ts';
import { cross, scale, type Vector } from '../core/vector.ts';

export type Jaw = 'upper' | 'lower' | 'bite' | 'unknown';

export interface RecognizedJaw {
  jaw: Jaw;
  /** Whether to go by it without asking. */
  sure: boolean;
  /** Bent round as a whole jaw is, from side to side, whichever jaw it may be. */
  isWholeArch: boolean;
  /**
   * Unit vectors: to the opposing jaw, to the front, and to the patient's left. Of a bite and of what is unknown, the
   * surface looks along `occlusal` and is longest across it, along `left`; a closed body looks up.
   */
  axes: { occlusal: Vector; anterior: Vector; left: Vector };
  /** The middle of the surface. */
  center: Vector;
  /** From side to side, in the unit of the scan. */
  width: number;
}

/** Less open than this and it is a closed body: a model with its base, or a design. */
const CLOSED = 0.12;
/** More than this and it is a sheet, as only the outer sides of teeth are: jaws have 0.25 to 0.5. */
const SHEET = 0.58;

/** Tells what a scan shows, however it is turned and whatever its unit. */
export function recognizeJaw(mesh: Mesh): RecognizedJaw {
  const samples = sampleJaw(mesh);
  if (samples.openness < CLOSED) return lying({ ...samples, facing: [0, 0, 1] }, 'unknown', false);
  if (samples.openness > SHEET) return recognizeSheet(samples);
  const plane = findOcclusalPlane(samples.points, samples.facing);
  const arch = findArch(samples, plane);
  if (!isArch(arch)) return lying(samples, 'unknown', false);
  const { jaw, sure } = upperOrLower(arch);
  const up = jaw === 'upper' ? scale(plane.normal, -1) : plane.normal;
  const left = cross(up, arch.anterior);
  const isWhole = isWholeArch(arch);
  return {
    jaw,
    sure: sure && isWhole,
    isWholeArch: isWhole,
    axes: { occlusal: plane.normal, anterior: arch.anterior, left },
    center: samples.center,
    width: spanOf(samples.points, left),
  };
}

/** A row of teeth that is bent round; half a jaw is not bent enough to say where its front is. */
const isArch = ({ fit, balance, width, depth }: Arch): boolean =>
  fit > 0.5 && balance > 0.25 && depth > 0.4 * width && depth < 1.3 * width;

const isWholeArch = ({ fit, balance, width, depth }: Arch): boolean =>
  fit > 0.56 && balance > 0.4 && depth > 0.5 * width && depth < 1.15 * width;

/** Between slopes of lower jaws (up to 0.4) and of palates (from 0.55). */
const PALATE_SLOPE = 0.47;

function upperOrLower({ covered, slope }: Arch): { jaw: 'upper' | 'lower'; sure: boolean } {
  const hasPalate = covered > 0.6;
  const hasRoom = covered < 0.2;
  if (slope === null) return { jaw: covered > 0.4 ? 'upper' : 'lower', sure: false };
  const slopes = slope > PALATE_SLOPE;
  // A palate whose middle was not scanned: likely, but the gum alone has to say so.
  if (hasRoom && slopes) return { jaw: 'upper', sure: false };
  // An upper jaw that was scanned no further than its teeth looks the same.
  if (hasRoom) return { jaw: 'lower', sure: false };
  return { jaw: hasPalate || slopes ? 'upper' : 'lower', sure: hasPalate && slopes };
}

/** Lengths of bite scans in millimeters, and how many millimeters there are in the units they come in. */
const BITE_LENGTHS = [15, 52] as const;
const UNIT_LENGTHS = [1, 10, 25.4, 1000, 0.001];

/** A sheet that is too large in every unit for a bite is something else, such as a face. */
function recognizeSheet(samples: JawSamples): RecognizedJaw {
  const lies = lying(samples, 'bite', false);
  const isBiteLong = UNIT_LENGTHS.some(
    (unit) => lies.width * unit > BITE_LENGTHS[0] && lies.width * unit < BITE_LENGTHS[1],
  );
  return isBiteLong ? { ...lies, sure: true } : { ...lies, jaw: 'unknown' };
}

/** What has no front of its own lies along its longest side. */
function lying({ points, facing, center }: JawSamples, jaw: Jaw, sure: boolean): RecognizedJaw {
  const left = longAxisAcross(points, center, facing);
  return {
    jaw,
    sure,
    isWholeArch: false,
    axes: { occlusal: facing, anterior: cross(left, facing), left },
    center,
    width: spanOf(points, left),
  };
}
