import { kitText, placeText, shadeText, teethText, workText } from '@archway/locales/treatment-words';
import { workLetters } from '@archway/rules/paper/work-letters';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import { groupsOf, type WorkGroup } from '@archway/rules/treatment/groups';
import type { Prescription, Work } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';
import type { PaperWork } from '../../paper/public.ts';
import type { Words } from './words.ts';

const isOf = ({ jaw, type, teeth }: WorkGroup, work: Work): boolean =>
  jaw === null
    ? work.jaw === null && work.teeth.some((tooth) => teeth.includes(tooth))
    : work.jaw === jaw && work.type === type;

/** Works that are told together are one row, with all that was chosen for them. */
export function paperWorks(
  words: Words,
  prescription: Prescription,
  numbering: ToothNumberingSystem,
): PaperWork[] {
  const { t, first } = words;
  return groupsOf(shortForm(prescription)).map((group) => {
    const works = prescription.works.filter((work) => isOf(group, work));
    return {
      letters: [...new Set(works.flatMap(workLetters))],
      place: placeText(t, group, numbering),
      name: first(workText(t, group, numbering)),
      detail: detailsOf(words, works, numbering).join('. '),
      shade: shadeText(group, numbering),
    };
  });
}

/** What was chosen beside type, material and shade. What holds for some of the teeth names them. */
function detailsOf({ t, first }: Words, works: readonly Work[], numbering: ToothNumberingSystem): string[] {
  const said = new Map<string, Work[]>();
  for (const work of works)
    for (const text of chosenFor(t, work)) said.set(text, [...(said.get(text) ?? []), work]);
  return [...said].map(([text, of]) =>
    of.length === works.length
      ? first(text)
      : t('paper.everyTooth', {
          name: first(text),
          teeth: teethText(
            of.flatMap(({ teeth }) => teeth),
            numbering,
          ),
        }),
  );
}

function chosenFor(t: Words['t'], work: Work): string[] {
  const named = (name: string, value: string): string => `${name} ${value}`;
  return [
    work.method === null ? '' : t(`treatment.method.${work.method}`),
    work.crownCategory === null ? '' : t(`treatment.crownCategory.${work.crownCategory}`),
    work.crownType === null ? '' : t(`treatment.crownType.${work.crownType}`),
    work.stumpShade === null ? '' : named(t('treatment.field.stumpShade'), work.stumpShade),
    work.implantMethod === null ? '' : t(`treatment.implantMethod.${work.implantMethod}`),
    work.abutmentMaterial === null
      ? ''
      : named(t('treatment.field.abutmentMaterial'), t(`treatment.abutment.${work.abutmentMaterial}`)),
    work.implantKit === null ? '' : kitText(t, work.implantKit),
    work.isInlayCore ? t('treatment.field.inlayCore') : '',
    work.followsPreOp ? t('treatment.field.preOpScan') : '',
    work.contact === null
      ? ''
      : named(t('treatment.field.contact'), t(`treatment.contactWish.${work.contact}`)),
    work.occlusion === null
      ? ''
      : named(t('treatment.field.occlusion'), t(`treatment.occlusionWish.${work.occlusion}`)),
    work.note.trim(),
  ].filter((text) => text !== '');
}

/** What a label has room for: "bridge, A3". */
export const labelWorks = (
  { t }: Words,
  prescription: Prescription,
  numbering: ToothNumberingSystem,
): { place: string; name: string }[] =>
  groupsOf(shortForm(prescription)).map((group) => {
    const shade = shadeText(group, numbering);
    const name = group.isBridge
      ? t('treatment.bridge')
      : t(`treatment.work.${group.type}`, { count: group.teeth.length });
    return { place: placeText(t, group, numbering), name: shade === '' ? name : `${name}, ${shade}` };
  });
