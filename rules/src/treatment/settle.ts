import { isLinked, linkOf, neighborsOf, refusalOf, sameLink } from './bridge.ts';
import { settled, type WorkField } from './choices.ts';
import { samePlace, sorted, workOn, type Link, type Prescription, type Work } from './prescription.ts';
import { canStandBeside, fillsGap } from './problems.ts';

/** Something that a change makes impossible. It is told before it is gone. */
export type Dropped =
  | { what: 'work'; work: Work }
  | { what: 'field'; work: Work; field: WorkField }
  | { what: 'link'; link: Link };

export interface Edited {
  next: Prescription;
  dropped: readonly Dropped[];
}

/**
 * Makes a prescription of what a change has led to that the table allows, and tells what stood there before and cannot
 * any longer. `placed` are the teeth a work was put on.
 */
export function finish(before: Prescription, changed: Prescription, placed: readonly number[]): Edited {
  const works = changed.works.filter((work) => canStay(before, changed, work));
  const lost = before.works.filter((work) => !works.some((other) => samePlace(work, other)));
  const results = works.map(settled);
  const present = withTeethUnder({ ...changed, works: results.map(({ work }) => work) });
  const linked = withPontics(present, placed);
  const links = linked.links.filter(([a, b]) => refusalOf(linked, a, b) === null);
  const cut = before.links.filter((link) => !links.some((one) => sameLink(one, link)));
  return {
    next: sorted(withCategories({ ...linked, links })),
    dropped: [
      ...lost.map((work) => ({ what: 'work' as const, work })),
      ...results.flatMap(({ work, dropped }) =>
        dropped.map((field) => ({ what: 'field' as const, work, field })),
      ),
      ...cut.map((link) => ({ what: 'link' as const, link })),
    ],
  };
}

/** What is new stands; what was there gives way to it where both cannot be. */
function canStay(before: Prescription, changed: Prescription, work: Work): boolean {
  if (!before.works.includes(work)) return true;
  return changed.works.every((other) => before.works.includes(other) || canStandBeside(work, other));
}

/** A tooth that gets a work is there, unless the work fills its gap. */
function withTeethUnder(prescription: Prescription): Prescription {
  const isThere = (tooth: number): boolean => {
    const work = workOn(prescription, tooth);
    return work !== undefined && !fillsGap(work);
  };
  return { ...prescription, absent: prescription.absent.filter(({ tooth }) => !isThere(tooth)) };
}

/** A pontic hangs on both its neighbors, as far as they can carry it. Only where something was put: links can be cut. */
function withPontics(prescription: Prescription, placed: readonly number[]): Prescription {
  let next = prescription;
  for (const tooth of placed)
    for (const neighbor of neighborsOf(next, tooth)) {
      const isPontic = [tooth, neighbor].some((one) => workOn(next, one)?.type === 'Pontic');
      if (isPontic && !isLinked(next, tooth, neighbor) && refusalOf(next, tooth, neighbor) === null)
        next = { ...next, links: [...next.links, linkOf(tooth, neighbor)] };
    }
  return next;
}

/** A single crown that is linked is a unit of the bridge, and a unit alone is a single crown. */
function withCategories(prescription: Prescription): Prescription {
  const works = prescription.works.map((work): Work => {
    if (work.type !== 'Crown') return work;
    const isUnit = prescription.links.some((link) => link.includes(work.teeth[0] ?? 0));
    if (isUnit && (work.crownCategory === null || work.crownCategory === 'single'))
      return { ...work, crownCategory: 'bridgeUnit' };
    return !isUnit && work.crownCategory === 'bridgeUnit' ? { ...work, crownCategory: 'single' } : work;
  });
  return { ...prescription, works };
}
