import { inArchOrder } from './arch.ts';
import { workOn, type AbsentTooth, type Prescription, type Work } from './prescription.ts';
import type { WorkJaw } from './vocabulary.ts';

/** What a prescription says of one tooth, or of a jaw. */
export interface Said {
  work: Work | null;
  absent: AbsentTooth['is'] | null;
  /** The teeth it is linked to. */
  links: readonly number[];
}

/** Where it says something else than before. */
export interface PrescriptionChange {
  /** Null for a work of a jaw. */
  tooth: number | null;
  jaw: WorkJaw | null;
  before: Said;
  after: Said;
}

/** What has changed, tooth by tooth along the arch, then jaw by jaw. */
export function changesOf(before: Prescription, after: Prescription): PrescriptionChange[] {
  const teeth = inArchOrder([...teethOf(before), ...teethOf(after)]);
  const changes = teeth.map((tooth) => ({
    tooth,
    jaw: null,
    before: saidOf(before, tooth),
    after: saidOf(after, tooth),
  }));
  return [...changes, ...jawChanges(before, after)].filter((one) => !isSame(one.before, one.after));
}

function teethOf({ works, links, absent }: Prescription): number[] {
  return [
    ...works.flatMap(({ jaw, teeth }) => (jaw === null ? teeth : [])),
    ...links.flat(),
    ...absent.map(({ tooth }) => tooth),
  ];
}

function saidOf(prescription: Prescription, tooth: number): Said {
  return {
    work: workOn(prescription, tooth) ?? null,
    absent: prescription.absent.find((one) => one.tooth === tooth)?.is ?? null,
    links: inArchOrder(
      prescription.links.filter((link) => link.includes(tooth)).flatMap(([a, b]) => (a === tooth ? b : a)),
    ),
  };
}

function jawChanges(before: Prescription, after: Prescription): PrescriptionChange[] {
  const ofJaws = [...after.works, ...before.works].filter(({ jaw }) => jaw !== null);
  const places = ofJaws.filter((work, at) => ofJaws.findIndex((other) => isSamePlace(work, other)) === at);
  const said = ({ works }: Prescription, place: Work): Said => ({
    work: works.find((work) => isSamePlace(work, place)) ?? null,
    absent: null,
    links: [],
  });
  return places.map((work) => ({
    tooth: null,
    jaw: work.jaw,
    before: said(before, work),
    after: said(after, work),
  }));
}

const isSamePlace = (one: Work, other: Work): boolean => one.type === other.type && one.jaw === other.jaw;

const isSame = (one: Said, other: Said): boolean => JSON.stringify(one) === JSON.stringify(other);
