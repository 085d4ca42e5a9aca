import { byArch, inArchOrder } from './arch.ts';
import type { Shade, StumpShade } from './shades.ts';
import type {
  AbutmentMaterial,
  ClinicalType,
  ContactWish,
  CrownCategory,
  CrownType,
  ImplantMethod,
  ImplantOption,
  Material,
  Method,
  OcclusionWish,
  WorkJaw,
  WorkType,
} from './vocabulary.ts';

export interface ImplantKit {
  manufacturer: string;
  system: string;
  diameter: string;
}

/** What is to be made, on one tooth or for a jaw. */
export interface Work {
  type: WorkType;
  /** In FDI numbers: the one it stands on, or those that a work of a jaw replaces. */
  teeth: readonly number[];
  /** Null for a work on a tooth. */
  jaw: WorkJaw | null;
  method: Method | null;
  material: Material | null;
  shade: Shade | null;
  stumpShade: StumpShade | null;
  crownCategory: CrownCategory | null;
  crownType: CrownType | null;
  implantOption: ImplantOption;
  implantMethod: ImplantMethod | null;
  abutmentMaterial: AbutmentMaterial | null;
  implantKit: ImplantKit | null;
  /** A core is made with it that fills the tooth. */
  isInlayCore: boolean;
  /** It follows the shape that a scan from before shows. */
  followsPreOp: boolean;
  isEdentulous: boolean;
  clinicalType: ClinicalType;
  contact: ContactWish | null;
  occlusion: OcclusionWish | null;
  note: string;
}

/** Two units of a bridge, in the order of the arch. */
export type Link = readonly [number, number];

export interface AbsentTooth {
  tooth: number;
  /** A deciduous tooth is shed, a permanent one missing. */
  is: 'missing' | 'shed';
}

export interface Prescription {
  works: readonly Work[];
  links: readonly Link[];
  absent: readonly AbsentTooth[];
}

export const EMPTY_PRESCRIPTION: Prescription = { works: [], links: [], absent: [] };

export const MOST_UNITS = 16;
export const NOTE_LENGTH = 500;

/** Nothing is chosen yet but where and what. */
export function bareWork(
  type: WorkType,
  where: Pick<Work, 'teeth' | 'jaw'>,
  clinicalType: ClinicalType,
): Work {
  return {
    type,
    ...where,
    method: null,
    material: null,
    shade: null,
    stumpShade: null,
    crownCategory: null,
    crownType: null,
    implantOption: 'none',
    implantMethod: null,
    abutmentMaterial: null,
    implantKit: null,
    isInlayCore: false,
    followsPreOp: false,
    isEdentulous: false,
    clinicalType,
    contact: null,
    occlusion: null,
    note: '',
  };
}

/** The work that stands on a tooth; those of jaws stand on none. */
export const workOn = ({ works }: Prescription, tooth: number): Work | undefined =>
  works.find((work) => work.jaw === null && work.teeth[0] === tooth);

export const isAbsent = ({ absent }: Prescription, tooth: number): boolean =>
  absent.some((one) => one.tooth === tooth);

export const isImplantBased = ({ implantMethod, implantOption }: Work): boolean =>
  implantMethod !== null || implantOption !== 'none';

/** Whether two works are for the same place: only one can be there. */
export const samePlace = (one: Work, other: Work): boolean =>
  one.jaw === null || other.jaw === null
    ? one.jaw === other.jaw && one.teeth[0] === other.teeth[0]
    : one.type === other.type && jawsMeet(one.jaw, other.jaw);

export const jawsMeet = (one: WorkJaw, other: WorkJaw): boolean =>
  one === other || one === 'both' || other === 'both';

const placeIn = (work: Work): number => (work.jaw === null ? (work.teeth[0] ?? 0) : 0);

/** Teeth along the arch, then jaws: equal prescriptions are written the same. */
export function sorted({ works, links, absent }: Prescription): Prescription {
  return {
    works: works
      .map((work) => ({ ...work, teeth: inArchOrder(work.teeth) }))
      .toSorted(
        (one, other) =>
          Number(one.jaw !== null) - Number(other.jaw !== null) ||
          (one.jaw === null
            ? byArch(placeIn(one), placeIn(other))
            : `${one.type} ${one.jaw}`.localeCompare(`${other.type} ${other.jaw}`, 'en')),
      ),
    links: links.toSorted(([one], [other]) => byArch(one, other)),
    absent: absent.toSorted((one, other) => byArch(one.tooth, other.tooth)),
  };
}
