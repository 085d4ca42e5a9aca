import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import { placeOf, toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { ChartProps, ToothState, WorkType } from './tooth-state.ts';

const QUADRANTS: Record<1 | 2 | 3 | 4, TextKey> = {
  1: 'tooth.quadrant.upperRight',
  2: 'tooth.quadrant.upperLeft',
  3: 'tooth.quadrant.lowerLeft',
  4: 'tooth.quadrant.lowerRight',
};

const PERMANENT: readonly TextKey[] = [
  'tooth.kind.centralIncisor',
  'tooth.kind.lateralIncisor',
  'tooth.kind.canine',
  'tooth.kind.firstPremolar',
  'tooth.kind.secondPremolar',
  'tooth.kind.firstMolar',
  'tooth.kind.secondMolar',
  'tooth.kind.thirdMolar',
];
/** Milk teeth have no premolars, and are told apart from those that follow them. */
const DECIDUOUS: readonly TextKey[] = [
  'tooth.primary.centralIncisor',
  'tooth.primary.lateralIncisor',
  'tooth.primary.canine',
  'tooth.primary.firstMolar',
  'tooth.primary.secondMolar',
];

export const WORK_WORDS: Record<WorkType, TextKey> = {
  crown: 'tooth.work.crown',
  inlay: 'tooth.work.inlay',
  veneer: 'tooth.work.veneer',
  pontic: 'tooth.work.pontic',
  implant: 'tooth.work.implant',
  postcore: 'tooth.work.postcore',
  denture: 'tooth.work.denture',
  aligner: 'tooth.work.aligner',
};

/** "46, lower right first molar, crown, zirconia, A2". */
export function toothLabel(
  t: Translate,
  fdi: number,
  numbering: ToothNumberingSystem,
  state: ToothState = {},
): string {
  const { quadrant, position, deciduous } = placeOf(fdi);
  const kind = (deciduous ? DECIDUOUS : PERMANENT)[position - 1] ?? 'tooth.kind.thirdMolar';
  const name = t('tooth.label', {
    number: toothNumber(fdi, numbering),
    quadrant: t(QUADRANTS[quadrant]),
    kind: t(kind),
  });
  const work = state.work === undefined ? '' : t(WORK_WORDS[state.work]);
  return [name, state.missing ? t(deciduous ? 'tooth.shed' : 'tooth.missing') : '', work, state.note ?? '']
    .filter(Boolean)
    .join(', ');
}

/** What a chart that is only looked at shows: the teeth with work. */
export function chartLabel(t: Translate, { teeth, numbering = 'fdi' }: ChartProps): string {
  const worked = Object.entries(teeth)
    .filter(([, { work }]) => work !== undefined)
    .map(([fdi]) => toothNumber(Number(fdi), numbering));
  const map = t('tooth.map', { count: worked.length, teeth: worked.join(', ') });
  return `${t('tooth.chart')}: ${map}`;
}
