import { inArchOrder, isDeciduous, jawOf, teethFromTo } from './arch.ts';
import { isLinked, linkOf, neighborsOf, refusalOf, sameLink, type LinkRefusal } from './bridge.ts';
import {
  bareWork,
  isAbsent,
  jawsMeet,
  samePlace,
  workOn,
  type Link,
  type Prescription,
  type Work,
} from './prescription.ts';
import { fillsGap } from './problems.ts';
import { finish, type Edited } from './settle.ts';
import { WORK_TABLE } from './table.ts';
import type { WorkJaw, WorkType } from './vocabulary.ts';

/** What of a work is changed; its kind and its place stay. */
export type WorkChange = Partial<Omit<Work, 'type' | 'teeth' | 'jaw' | 'clinicalType'>>;

/** Puts a kind of work on teeth. What stood on them and fits stays: its material, its shade. */
export function putWork(prescription: Prescription, teeth: readonly number[], type: WorkType): Edited {
  const { onDeciduous, clinicalType } = WORK_TABLE[type];
  const able = teeth.filter((tooth) => onDeciduous || !isDeciduous(tooth));
  const works = able.map((tooth) => ({
    ...(workOn(prescription, tooth) ?? {
      ...bareWork(type, { teeth: [tooth], jaw: null }, clinicalType),
      ...(type === 'Pontic' ? looksOf(prescription, tooth) : {}),
    }),
    type,
  }));
  return finish(prescription, withWorks(prescription, works), able);
}

/** A pontic looks like the units it hangs on. */
function looksOf(prescription: Prescription, tooth: number): WorkChange {
  const carrier = neighborsOf(prescription, tooth)
    .flatMap((neighbor) => workOn(prescription, neighbor) ?? [])
    .find(({ type }) => WORK_TABLE[type].links);
  return carrier === undefined
    ? {}
    : { material: carrier.material, shade: carrier.shade, method: carrier.method };
}

/** The same work again, on other teeth. */
export function copyWork(prescription: Prescription, work: Work, teeth: readonly number[]): Edited {
  const able = teeth.filter((tooth) => WORK_TABLE[work.type].onDeciduous || !isDeciduous(tooth));
  const works = able.map((tooth) => ({ ...work, teeth: [tooth], jaw: null, note: '' }));
  return finish(prescription, withWorks(prescription, works), able);
}

/** Shift and a press: from the tooth that has the work to the one that was pressed. */
export function copyAlong(prescription: Prescription, from: number, to: number): Edited {
  const work = workOn(prescription, from);
  if (work === undefined) return { next: prescription, dropped: [] };
  return copyWork(
    prescription,
    work,
    teethFromTo(from, to).filter((tooth) => tooth !== from),
  );
}

export function putJawWork(prescription: Prescription, jaw: WorkJaw, type: WorkType): Edited {
  const known = prescription.works.find(
    (work) => work.type === type && work.jaw !== null && jawsMeet(work.jaw, jaw),
  );
  const work: Work = {
    ...(known ?? bareWork(type, { teeth: [], jaw }, WORK_TABLE[type].clinicalType)),
    jaw,
    isEdentulous: WORK_TABLE[type].clearsJaw,
  };
  return finish(prescription, withWorks(prescription, [work]), []);
}

/** A work of one jaw, as it is, for another. Its teeth stay where they were. */
export function moveToJaw(prescription: Prescription, work: Work, jaw: WorkJaw): Edited {
  const teeth = work.teeth.filter((tooth) => jawsMeet(jaw, jawOf(tooth)));
  const moved: Work = { ...work, jaw, teeth };
  const others = prescription.works.filter((one) => one !== work);
  return finish(
    { ...prescription, works: others },
    withWorks({ ...prescription, works: others }, [moved]),
    [],
  );
}

/** The teeth that a work of a jaw replaces, or drills for. */
export function nameTeeth(prescription: Prescription, work: Work, teeth: readonly number[]): Edited {
  return finish(prescription, replaced(prescription, work, { ...work, teeth: inArchOrder(teeth) }), []);
}

/** Changes the works of teeth, or one of a jaw. */
export function changeWorks(prescription: Prescription, works: readonly Work[], change: WorkChange): Edited {
  let next = prescription;
  for (const work of works) next = replaced(next, work, { ...work, ...change });
  return finish(prescription, next, []);
}

export function removeWorks(prescription: Prescription, works: readonly Work[]): Edited {
  const next = { ...prescription, works: prescription.works.filter((work) => !works.includes(work)) };
  // Whoever takes a work away knows that it is linked no longer.
  return { ...finish(prescription, next, []), dropped: [] };
}

/** Missing, or shed where it is deciduous; when all of them are it already, none is any longer. */
export function toggleAbsent(prescription: Prescription, teeth: readonly number[]): Edited {
  const areAll = teeth.every((tooth) => isAbsent(prescription, tooth));
  const others = prescription.absent.filter(({ tooth }) => !teeth.includes(tooth));
  const absent = teeth.map((tooth) => ({
    tooth,
    is: isDeciduous(tooth) ? ('shed' as const) : ('missing' as const),
  }));
  const works = prescription.works.filter(
    (work) =>
      areAll || work.jaw !== null || fillsGap(work) || !work.teeth.some((tooth) => teeth.includes(tooth)),
  );
  return finish(
    prescription,
    { ...prescription, works, absent: areAll ? others : [...others, ...absent] },
    [],
  );
}

/** Makes a bridge of the teeth, or takes it apart when they all are one already. Null tells that it was done. */
export function toggleBridge(
  prescription: Prescription,
  teeth: readonly number[],
): Edited & { refused: LinkRefusal | null } {
  const pairs = pairsOf(prescription, teeth);
  if (pairs.length === 0) return { next: prescription, dropped: [], refused: 'notNeighbors' };
  if (pairs.every(([a, b]) => isLinked(prescription, a, b))) {
    const links = prescription.links.filter((link) => !pairs.some((pair) => sameLink(pair, link)));
    return { ...finish(prescription, { ...prescription, links }, []), dropped: [], refused: null };
  }
  let next = prescription;
  for (const [a, b] of pairs) {
    const refused = refusalOf(next, a, b);
    if (refused !== null) return { next: prescription, dropped: [], refused };
    if (!isLinked(next, a, b)) next = { ...next, links: [...next.links, linkOf(a, b)] };
  }
  return { ...finish(prescription, next, []), refused: null };
}

/** Each with the next of them along the arch; two that are not beside each other are a pair too, which is refused. */
function pairsOf(prescription: Prescription, teeth: readonly number[]): Link[] {
  const units = inArchOrder(teeth).filter(
    (tooth) => !isAbsent(prescription, tooth) || workOn(prescription, tooth) !== undefined,
  );
  return units.slice(1).map((tooth, at) => linkOf(units[at] ?? tooth, tooth));
}

const withWorks = (prescription: Prescription, works: readonly Work[]): Prescription => ({
  ...prescription,
  works: [...prescription.works.filter((one) => !works.some((work) => samePlace(one, work))), ...works],
});

const replaced = (prescription: Prescription, work: Work, by: Work): Prescription => ({
  ...prescription,
  works: prescription.works.map((one) => (one === work ? by : one)),
});
