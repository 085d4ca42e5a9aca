import { kitText, placeText, teethText } from '@archway/locales/treatment-words';
import type { TextKey } from '@archway/locales/keys';
import type { Translate } from '@archway/locales/translator';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { WorkGroup } from '@archway/rules/treatment/groups';
import type { Work } from '@archway/rules/treatment/prescription';

export type WorkFact = readonly [name: TextKey, value: string];

/** What was chosen for a work, beside what its line says already. */
function chosenFor(t: Translate, work: Work): WorkFact[] {
  const of = <V>(name: TextKey, value: V | null, words: (value: V) => string): WorkFact[] =>
    value === null || value === '' || value === false ? [] : [[name, words(value)]];
  return [
    ...of('treatment.field.method', work.method, (value) => t(`treatment.method.${value}`)),
    ...of('treatment.field.category', work.crownCategory, (value) => t(`treatment.crownCategory.${value}`)),
    ...of('treatment.field.crownType', work.crownType, (value) => t(`treatment.crownType.${value}`)),
    ...of('treatment.field.stumpShade', work.stumpShade, String),
    ...of('treatment.field.implant', work.implantMethod, (value) => t(`treatment.implantMethod.${value}`)),
    ...of('treatment.field.abutmentMaterial', work.abutmentMaterial, (value) =>
      t(`treatment.abutment.${value}`),
    ),
    ...of('treatment.field.implantKit', work.implantKit, (value) => kitText(t, value)),
    ...of('treatment.field.inlayCore', work.isInlayCore, () => t('order.treatment.yes')),
    ...of('treatment.field.preOpScan', work.followsPreOp, () => t('order.treatment.yes')),
    ...of('treatment.field.contact', work.contact, (value) => t(`treatment.contactWish.${value}`)),
    ...of('treatment.field.occlusion', work.occlusion, (value) => t(`treatment.occlusionWish.${value}`)),
    ...of('order.facts.note', work.note, String),
  ];
}

const isOf = ({ jaw, type, teeth }: WorkGroup, work: Work): boolean =>
  jaw === null
    ? work.jaw === null && work.teeth.some((tooth) => teeth.includes(tooth))
    : work.jaw === jaw && work.type === type;

/** The facts of the works of a line; what holds for some of its teeth names them. */
export function workFacts(
  t: Translate,
  group: WorkGroup,
  works: readonly Work[],
  numbering: ToothNumberingSystem,
): WorkFact[] {
  const own = works.filter((work) => isOf(group, work));
  const byName = Map.groupBy(
    own.flatMap((work) => chosenFor(t, work).map(([name, value]) => ({ name, value, work }))),
    ({ name }) => name,
  );
  return [...byName].map(([name, said]) => {
    const byValue = Map.groupBy(said, ({ value }) => value);
    const isOfAll = byValue.size === 1 && said.length === own.length;
    const words = [...byValue].map(([value, of]) =>
      isOfAll
        ? value
        : `${value} (${teethText(
            of.flatMap(({ work }) => work.teeth),
            numbering,
          )})`,
    );
    return [name, words.join(', ')];
  });
}

export const groupKey = (t: Translate, group: WorkGroup, numbering: ToothNumberingSystem): string =>
  `${group.type} ${placeText(t, group, numbering)}`;
