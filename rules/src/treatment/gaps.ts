import type { Point } from '../marks.ts';
import type { ScanRole } from '../scans.ts';
import type { WorkJaw, WorkType } from './vocabulary.ts';

/** What can be missing. Each has a place where it is put right: a field, a file, or a spot on the model. */
export const GAP_KINDS = [
  'noWork',
  'noTreatment',
  'teeth',
  'pontic',
  'material',
  'shade',
  'implantKit',
  'abutmentMaterial',
  'stumpShade',
  'contact',
  'occlusion',
  'note',
  'jaw',
  'antagonist',
  'bite',
  'scanBody',
  'preOpScan',
  'marginLine',
  'shadePhoto',
  'hole',
  'someHole',
  'jawsApart',
  'unit',
] as const;
export type GapKind = (typeof GAP_KINDS)[number];

/** A block keeps the prescription from being sent; a warning does not. */
export type GapLevel = 'BLOCK' | 'WARN';

export interface Gap {
  kind: GapKind;
  level: GapLevel;
  /** The teeth it is about; none for what concerns the whole case. */
  teeth: readonly number[];
  /** The work of a jaw that it is about. */
  work?: { type: WorkType; jaw: WorkJaw };
  /** The jaw whose scan is missing. */
  jaw?: 'upper' | 'lower';
  /** A lab asks for it; nobody else would. */
  isWishOfLab?: boolean;
  /** Where it is on the model, and how large. */
  at?: { scanId: string; point: Point; millimeters: number; distance?: number };
}

/** What a lab may ask for beside what every work needs. */
export const LAB_ITEMS = [
  'shade',
  'stumpShade',
  'shadePhoto',
  'material',
  'contact',
  'occlusion',
  'antagonist',
  'bite',
  'preOpScan',
  'marginLine',
  'implantKit',
  'note',
] as const satisfies readonly GapKind[];
export type LabItem = (typeof LAB_ITEMS)[number];
export type LabItems = Readonly<Partial<Record<LabItem, GapLevel>>>;

export interface HoleFact {
  /** Its middle, in millimeters. */
  at: Point;
  /** The length of its border. */
  millimeters: number;
}

/** What is known of a scan that a worker is done with. */
export interface ScanState {
  scanId: string;
  role: ScanRole;
  bounds: { min: Point; max: Point };
  holes: readonly HoleFact[];
  unitIsSure: boolean;
}

/** What stands on the model and names a tooth: its margin line, or a pin. */
export interface ToothMark {
  kind: 'margin' | 'pin';
  tooth: number;
  scanId: string;
  points: readonly Point[];
}

/** Everything about a case, beside its prescription, that decides whether it is complete. */
export interface CaseState {
  scans: readonly ScanState[];
  marks: readonly ToothMark[];
  hasPhoto: boolean;
  /** An impression or a model comes by parcel: no scan is asked for. */
  comesByParcel: boolean;
}
