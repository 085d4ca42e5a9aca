import type {
  AbutmentMaterial,
  ClinicalType,
  ImplantMethod,
  Material,
  Method,
  WorkType,
} from './vocabulary.ts';
import { ABUTMENT_MATERIALS, IMPLANT_METHODS, MATERIALS, METHODS } from './vocabulary.ts';

export type Stand = 'tooth' | 'jaw' | 'bothJaws';

/** What one kind of work allows. Whatever stands in no list is not offered, and not accepted. */
export interface WorkRule {
  stands: readonly Stand[];
  /** Of a work on a jaw: whether it names teeth, and must. */
  namesTeeth: 'no' | 'must';
  onDeciduous: boolean;
  methods: readonly Method[];
  materials: readonly Material[];
  implantMethods: readonly ImplantMethod[];
  /** A work on a jaw may sit on implants of it. */
  onImplantsOfJaw: boolean;
  /** It always needs to know the implants, whatever it sits on. */
  placesImplants: boolean;
  hasShade: boolean;
  hasCrownForm: boolean;
  /** Contact with the neighbors and the antagonist. */
  hasWishes: boolean;
  followsPreOp: boolean;
  /** It can be a unit of a bridge. */
  links: boolean;
  /** It leaves no tooth of its jaw. */
  clearsJaw: boolean;
  /** Nothing else stands beside it. */
  isAlone: boolean;
  /** It is made against the other jaw. */
  needsAntagonist: boolean;
  /** Without implants. */
  clinicalType: ClinicalType;
}

const ON_TEETH: WorkRule = {
  stands: ['tooth'],
  namesTeeth: 'no',
  onDeciduous: false,
  methods: METHODS,
  materials: MATERIALS,
  implantMethods: [],
  onImplantsOfJaw: false,
  placesImplants: false,
  hasShade: true,
  hasCrownForm: false,
  hasWishes: true,
  followsPreOp: true,
  links: true,
  clearsJaw: false,
  isAlone: false,
  needsAntagonist: true,
  clinicalType: 'fixed',
};

const ON_JAWS: WorkRule = {
  ...ON_TEETH,
  stands: ['jaw', 'bothJaws'],
  methods: [],
  materials: [],
  hasShade: false,
  hasWishes: false,
  followsPreOp: false,
  links: false,
  needsAntagonist: false,
  clinicalType: 'diagnostic',
};

export const WORK_TABLE: Readonly<Record<WorkType, WorkRule>> = {
  Crown: { ...ON_TEETH, onDeciduous: true, implantMethods: IMPLANT_METHODS, hasCrownForm: true },
  Inlay: {
    ...ON_TEETH,
    onDeciduous: true,
    methods: ['anatomic', 'waxUp'],
    materials: [
      'hybridCeramic',
      'lithiumDisilicate',
      'composite',
      'zirconia',
      'glassCeramic',
      'nobleMetal',
      'feldspar',
      'wax',
    ],
  },
  Veneer: {
    ...ON_TEETH,
    methods: ['anatomic', 'cutback', 'waxUp'],
    materials: [
      'multilayerZirconia',
      'hybridCeramic',
      'lithiumDisilicate',
      'pmma',
      'composite',
      'glassCeramic',
      'feldspar',
      'wax',
    ],
  },
  Pontic: ON_TEETH,
  PostCore: {
    ...ON_TEETH,
    methods: ['anatomic', 'waxUp'],
    materials: ['composite', 'zirconia', 'nobleMetal', 'npMetal', 'titanium', 'wax'],
    hasShade: false,
    hasWishes: false,
    followsPreOp: false,
    links: false,
  },
  PartialDenture: {
    ...ON_JAWS,
    stands: ['jaw'],
    namesTeeth: 'must',
    materials: ['pmma', 'nobleMetal', 'npMetal', 'titanium'],
    hasShade: true,
    needsAntagonist: true,
    clinicalType: 'removable',
  },
  FullDenture: {
    ...ON_JAWS,
    materials: ['pmma', 'composite'],
    onImplantsOfJaw: true,
    hasShade: true,
    clearsJaw: true,
    needsAntagonist: true,
    clinicalType: 'removable',
  },
  BiteSplint: {
    ...ON_JAWS,
    stands: ['jaw'],
    materials: ['pmma'],
    needsAntagonist: true,
    clinicalType: 'removable',
  },
  Retainer: { ...ON_JAWS, materials: ['pmma', 'npMetal', 'titanium'], clinicalType: 'orthodontic' },
  ClearAligner: { ...ON_JAWS, needsAntagonist: true, clinicalType: 'orthodontic' },
  DentalBraces: {
    ...ON_JAWS,
    materials: ['npMetal', 'titanium', 'composite', 'glassCeramic'],
    needsAntagonist: true,
    clinicalType: 'orthodontic',
  },
  SurgicalGuide: {
    ...ON_JAWS,
    namesTeeth: 'must',
    materials: ['pmma', 'titanium'],
    placesImplants: true,
    clinicalType: 'surgical',
  },
  SmileDesign: { ...ON_JAWS, methods: ['waxUp'], hasShade: true },
  StudyModel: ON_JAWS,
  ModelArchiving: ON_JAWS,
  OralCheck: ON_JAWS,
  None: { ...ON_JAWS, stands: ['bothJaws'], isAlone: true },
};

/** Of these a work has its color by itself, or none. */
export const UNSHADED_MATERIALS: readonly Material[] = ['nobleMetal', 'npMetal', 'titanium', 'wax'];

/** The tooth under them shows through. */
export const TRANSLUCENT_MATERIALS: readonly Material[] = ['feldspar', 'lithiumDisilicate', 'glassCeramic'];

export const ABUTMENTS: Readonly<Record<ImplantMethod, readonly AbutmentMaterial[]>> = {
  stockAbutment: ['titanium', 'zirconia'],
  customAbutment: ABUTMENT_MATERIALS,
  screwRetained: ['titanium', 'titaniumBase'],
};

export const isOnTeeth = (type: WorkType): boolean => WORK_TABLE[type].stands.includes('tooth');
