import { isTooth } from '../tooth-numbering.ts';
import { isDeciduous, jawOf } from './arch.ts';
import { linkOf, refusalOf, sameLink } from './bridge.ts';
import { settled } from './choices.ts';
import {
  isAbsent,
  isImplantBased,
  jawsMeet,
  samePlace,
  type Prescription,
  type Work,
} from './prescription.ts';
import { isOnTeeth, WORK_TABLE } from './table.ts';

/** What the table does not allow. A prescription that is edited here never has any; one that arrives may. */
export const PROBLEMS = [
  'noTooth',
  'wrongPlace',
  'notOnDeciduous',
  'fieldNotAllowed',
  'twoWorks',
  'onMissingTooth',
  'notBeside',
  'badLink',
  'badAbsence',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export function problemsOf(prescription: Prescription): Problem[] {
  const found = new Set<Problem>();
  for (const work of prescription.works)
    for (const problem of problemsOfWork(prescription, work)) found.add(problem);
  if (!areLinksAllowed(prescription)) found.add('badLink');
  if (!areAbsencesAllowed(prescription)) found.add('badAbsence');
  return PROBLEMS.filter((problem) => found.has(problem));
}

function problemsOfWork(prescription: Prescription, work: Work): Problem[] {
  if (!work.teeth.every(isTooth)) return ['noTooth'];
  if (!standsWhereItMay(work)) return ['wrongPlace'];
  const { onDeciduous } = WORK_TABLE[work.type];
  const others = prescription.works.filter((other) => other !== work);
  return [
    ...(work.jaw === null && !onDeciduous && work.teeth.some(isDeciduous)
      ? (['notOnDeciduous'] as const)
      : []),
    ...(settled(work).dropped.length > 0 || settled(work).work.clinicalType !== work.clinicalType
      ? (['fieldNotAllowed'] as const)
      : []),
    ...(others.some((other) => samePlace(work, other)) ? (['twoWorks'] as const) : []),
    ...(work.jaw === null && !fillsGap(work) && work.teeth.some((tooth) => isAbsent(prescription, tooth))
      ? (['onMissingTooth'] as const)
      : []),
    ...(others.some((other) => !canStandBeside(work, other)) ? (['notBeside'] as const) : []),
  ];
}

function standsWhereItMay({ type, teeth, jaw }: Work): boolean {
  const { stands, namesTeeth } = WORK_TABLE[type];
  if (isOnTeeth(type)) return jaw === null && teeth.length === 1;
  if (jaw === null || !stands.includes(jaw === 'both' ? 'bothJaws' : 'jaw')) return false;
  if (new Set(teeth).size < teeth.length) return false;
  return namesTeeth === 'no' ? teeth.length === 0 : teeth.every((tooth) => jawsMeet(jaw, jawOf(tooth)));
}

/** It needs no tooth under it. */
export const fillsGap = (work: Work): boolean => work.type === 'Pontic' || isImplantBased(work);

/** A jaw without teeth has no work on a tooth; "No treatment" has nothing beside it. */
export function canStandBeside(one: Work, other: Work): boolean {
  if (WORK_TABLE[one.type].isAlone || WORK_TABLE[other.type].isAlone) return false;
  return !clears(one, other) && !clears(other, one);
}

function clears({ type, jaw }: Work, other: Work): boolean {
  if (!WORK_TABLE[type].clearsJaw || jaw === null) return false;
  if (other.jaw !== null) return other.type === 'PartialDenture' && jawsMeet(jaw, other.jaw);
  return other.teeth.some((tooth) => jawsMeet(jaw, jawOf(tooth)));
}

function areLinksAllowed(prescription: Prescription): boolean {
  const { links } = prescription;
  return links.every(
    (link, at) =>
      link.every(isTooth) &&
      sameLink(link, linkOf(link[0], link[1])) &&
      refusalOf(prescription, link[0], link[1]) === null &&
      links.findIndex((other) => sameLink(link, other)) === at,
  );
}

function areAbsencesAllowed({ absent }: Prescription): boolean {
  return absent.every(
    ({ tooth, is }, at) =>
      isTooth(tooth) &&
      (is === 'shed') === isDeciduous(tooth) &&
      absent.findIndex((other) => other.tooth === tooth) === at,
  );
}
