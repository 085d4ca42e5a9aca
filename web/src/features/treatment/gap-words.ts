import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { teethText } from '@archway/locales/treatment-words';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Gap, GapKind } from '@archway/rules/treatment/gaps';

/** Where a gap is mended: by a choice on this page, by a file, or on the model. */
export type Way = 'choose' | 'add' | 'show' | 'attach';

const WAYS: Readonly<Record<GapKind, Way>> = {
  noWork: 'choose',
  noTreatment: 'choose',
  teeth: 'choose',
  pontic: 'choose',
  material: 'choose',
  shade: 'choose',
  implantKit: 'choose',
  abutmentMaterial: 'choose',
  stumpShade: 'choose',
  contact: 'choose',
  occlusion: 'choose',
  note: 'choose',
  jaw: 'add',
  antagonist: 'add',
  bite: 'add',
  scanBody: 'add',
  preOpScan: 'add',
  marginLine: 'show',
  shadePhoto: 'attach',
  hole: 'show',
  someHole: 'show',
  jawsApart: 'show',
  unit: 'show',
};

export const wayOf = ({ kind }: Gap): Way => WAYS[kind];

interface Words {
  t: Translate;
  numbering: ToothNumberingSystem;
  number: (value: number) => string;
  /** The lab it is checked for; empty for none. */
  lab?: string;
}

/** The teeth, or what is made for a jaw. */
const placeText = ({ t, numbering }: Words, { teeth, work }: Gap): string =>
  work === undefined
    ? teethText(teeth, numbering)
    : t(`treatment.work.${work.type}` as TextKey, { count: 1 });

export const gapTitle = (words: Words, gap: Gap): string =>
  words.t(`treatment.gap.title.${gap.kind}` as TextKey, { teeth: placeText(words, gap) });

/** What is to be done about it, as the words of a button. */
export const gapDeed = (words: Words, gap: Gap): string =>
  words.t(`treatment.gap.do.${gap.jaw ?? gap.kind}` as TextKey, { teeth: placeText(words, gap) });

const TEXTS: Partial<Record<GapKind, TextKey>> = {
  noWork: 'treatment.gap.text.noWork',
  noTreatment: 'treatment.gap.text.noTreatment',
  teeth: 'treatment.gap.text.teeth',
  pontic: 'treatment.gap.text.pontic',
  stumpShade: 'treatment.gap.text.stumpShade',
  bite: 'treatment.gap.text.bite',
  scanBody: 'treatment.gap.text.scanBody',
  preOpScan: 'treatment.gap.text.preOpScan',
  marginLine: 'treatment.gap.text.marginLine',
  shadePhoto: 'treatment.gap.text.shadePhoto',
  hole: 'treatment.gap.text.hole',
  someHole: 'treatment.gap.text.someHole',
  jawsApart: 'treatment.gap.text.jawsApart',
  unit: 'treatment.gap.text.unit',
};

const tenths = (value: number): number => Math.round(value * 10) / 10;

export function gapText({ t, number, lab = '' }: Words, { kind, level, jaw, at, isWishOfLab }: Gap): string {
  if (isWishOfLab === true && lab !== '')
    return t(level === 'BLOCK' ? 'treatment.checkedFor.required' : 'treatment.checkedFor.suggested', { lab });
  if (isWishOfLab === true) return t('treatment.gap.text.asked');
  if (jaw !== undefined) return t(`treatment.gap.text.${jaw}`);
  return t(TEXTS[kind] ?? 'treatment.gap.text.choose', {
    length: number(tenths(at?.millimeters ?? 0)),
    distance: number(tenths(at?.distance ?? 0)),
  });
}
