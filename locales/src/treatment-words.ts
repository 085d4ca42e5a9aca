import { toothNumber, type ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Said } from '@archway/rules/treatment/changes';
import { groupsOf, runsOf, type WorkGroup } from '@archway/rules/treatment/groups';
import { isDiameter } from '@archway/rules/treatment/implant-kits';
import { shortWork } from '@archway/rules/treatment/short-form';
import type { ImplantKit, Work } from '@archway/rules/treatment/prescription';
import type { Translate } from './translator.ts';

const A_RUN = 3;

/** "24–26, 36", in the reader's numbering and in the order of the numbers. */
export function teethText(teeth: readonly number[], numbering: ToothNumberingSystem): string {
  return runsOf(teeth)
    .flatMap((run) => (run.length < A_RUN ? run.map((tooth) => [tooth]) : [run]))
    .map((run) => rising(run, numbering).map((tooth) => toothNumber(tooth, numbering)))
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other, 'en', { numeric: true }))
    .map((numbers) => (numbers.length === 1 ? numbers[0] : `${numbers[0]}–${numbers.at(-1)}`))
    .join(', ');
}

/** Along the arch, or against it where numbers rise that way; over the midline they do not rise at all. */
function rising(run: readonly number[], numbering: ToothNumberingSystem): readonly number[] {
  const [first = 0, last = first] = [run[0], run.at(-1)];
  const isOneSide = Math.floor(first / 10) === Math.floor(last / 10);
  const [one, other] = [first, last].map((tooth) => toothNumber(tooth, numbering)) as [string, string];
  const falls = one.localeCompare(other, 'en', { numeric: true }) > 0;
  return falls && (isOneSide || numbering === 'universal') ? run.toReversed() : run;
}

/** Where it is made: "24–26", or "Upper jaw"; with the teeth that a work of a jaw replaces. */
export function placeText(t: Translate, { teeth, jaw }: WorkGroup, numbering: ToothNumberingSystem): string {
  const numbers = teethText(teeth, numbering);
  if (jaw === null) return numbers;
  return numbers === '' ? t(`treatment.jaw.${jaw}`) : `${t(`treatment.jaw.${jaw}`)}, ${numbers}`;
}

/** What is made there: "bridge, zirconia, pontic 25". Whoever shows it begins it with a capital. */
export function workText(t: Translate, group: WorkGroup, numbering: ToothNumberingSystem): string {
  const { type, isBridge, teeth, pontics, material, onImplants, isOnImplant, jaw } = group;
  const implants =
    onImplants.length === teeth.length || jaw !== null ? '' : ` (${teethText(onImplants, numbering)})`;
  return [
    isBridge ? t('treatment.bridge') : t(`treatment.work.${type}`, { count: teeth.length }),
    material === null ? '' : t(`treatment.material.${material}`),
    pontics.length === 0
      ? ''
      : t('treatment.ponticAt', { count: pontics.length, teeth: teethText(pontics, numbering) }),
    isOnImplant ? `${t('treatment.onImplant', { count: onImplants.length || 2 })}${implants}` : '',
  ]
    .filter((word) => word !== '')
    .join(', ');
}

/** "A3", or "A3, A2 (25)" where units differ; empty where none is chosen. */
export function shadeText({ shades }: WorkGroup, numbering: ToothNumberingSystem): string {
  const chosen = shades.filter(({ shade }) => shade !== null);
  return chosen
    .map(({ shade, teeth }) => (shades.length === 1 ? shade : `${shade} (${teethText(teeth, numbering)})`))
    .join(', ');
}

/** The whole line for everybody who only reads: "24–26 bridge, zirconia, pontic 25, A3". */
export function groupText(t: Translate, group: WorkGroup, numbering: ToothNumberingSystem): string {
  const shade = shadeText(group, numbering);
  return `${placeText(t, group, numbering)} ${workText(t, group, numbering)}${shade === '' ? '' : `, ${shade}`}`;
}

/** Everything that is said of one tooth, or of a jaw. */
export function saidText(
  t: Translate,
  { work, absent, links }: Said,
  numbering: ToothNumberingSystem,
): string {
  const words = [
    absent === null ? '' : t(absent === 'missing' ? 'tooth.missing' : 'tooth.shed'),
    work === null ? '' : wholeText(t, work, numbering),
    links.length === 0 ? '' : t('treatment.linkedTo', { teeth: teethText(links, numbering) }),
  ].filter((word) => word !== '');
  return words.length === 0 ? t('treatment.noWork') : words.join(', ');
}

/** "Aldera Conic 4.1 mm", with the reader's decimal sign. A diameter that was once typed freely stays as it was. */
export const kitText = (t: Translate, kit: ImplantKit): string =>
  isDiameter(kit.diameter)
    ? t('treatment.kit.name', { ...kit, diameter: Number(kit.diameter) })
    : [kit.manufacturer, kit.system, kit.diameter].filter((part) => part !== '').join(' ');

/** A work with all that was chosen for it. */
export function wholeText(t: Translate, work: Work, numbering: ToothNumberingSystem): string {
  const [group] = groupsOf({ works: [shortWork(work)], links: [], absent: [] });
  return [
    group === undefined ? '' : workText(t, group, numbering),
    work.shade ?? '',
    work.stumpShade === null ? '' : `${t('treatment.field.stumpShade')} ${work.stumpShade}`,
    work.method === null ? '' : t(`treatment.method.${work.method}`),
    work.crownCategory === null ? '' : t(`treatment.crownCategory.${work.crownCategory}`),
    work.crownType === null ? '' : t(`treatment.crownType.${work.crownType}`),
    work.implantMethod === null ? '' : t(`treatment.implantMethod.${work.implantMethod}`),
    work.abutmentMaterial === null ? '' : t(`treatment.abutment.${work.abutmentMaterial}`),
    work.implantKit === null ? '' : kitText(t, work.implantKit),
    work.isInlayCore ? t('treatment.field.inlayCore') : '',
    work.followsPreOp ? t('treatment.field.preOpScan') : '',
    work.contact === null
      ? ''
      : `${t('treatment.field.contact')} ${t(`treatment.contactWish.${work.contact}`)}`,
    work.occlusion === null
      ? ''
      : `${t('treatment.field.occlusion')} ${t(`treatment.occlusionWish.${work.occlusion}`)}`,
    work.note,
  ]
    .filter((word) => word !== '')
    .join(', ');
}
