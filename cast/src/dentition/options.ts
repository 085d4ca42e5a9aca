export type JawName = 'upper' | 'lower';
export const MALOCCLUSIONS = ['ideal', 'crowding', 'spacing', 'openbite', 'deepbite'] as const;
export type Malocclusion = (typeof MALOCCLUSIONS)[number];
export const STAGES = ['permanent', 'mixed', 'deciduous'] as const;
export type Stage = (typeof STAGES)[number];

export interface DentitionOptions {
  /** The same seed makes the same mouth. */
  seed?: number;
  /** Mixed is a mouth of about eight years: front teeth and first molars are permanent. */
  stage?: Stage;
  malocclusion?: Malocclusion;
  /** 1 is a clear case, 0 none at all. */
  severity?: number;
  /** FDI numbers. */
  missing?: readonly number[];
  /** Ground down for a crown. */
  prepared?: readonly number[];
  wisdomTeeth?: boolean;
  hasPalate?: boolean;
  /** About as many for each jaw. */
  trianglesPerJaw?: number;
  /** Noise of the scanner along the normal (standard deviation in millimeters); above zero triangles are uneven too. */
  noise?: number;
  /** The cheek from which the bite was scanned. */
  biteSide?: 'left' | 'right';
}

export type Settings = Readonly<Required<DentitionOptions>>;

/** What the better scanners are said to have: eight thousandths of a millimeter. */
export const SCANNER_NOISE = 0.008;

export function settingsFrom(options: DentitionOptions): Settings {
  return {
    seed: 1,
    stage: 'permanent',
    malocclusion: 'ideal',
    severity: 1,
    missing: [],
    prepared: [],
    wisdomTeeth: false,
    hasPalate: true,
    trianglesPerJaw: 200_000,
    noise: 0,
    biteSide: 'left',
    ...options,
  };
}
