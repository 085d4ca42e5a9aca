import { archOf, byArch, inArchOrder } from './arch.ts';
import { bridgesOf } from './bridge.ts';
import type { ShortPrescription, ShortWork } from './short-form.ts';
import type { Material, WorkJaw, WorkType } from './vocabulary.ts';

/** Works that are told together: the units of a bridge, the same work on several teeth, or one of a jaw. */
export interface WorkGroup {
  type: WorkType;
  isBridge: boolean;
  /** Along the arch. */
  teeth: readonly number[];
  jaw: WorkJaw | null;
  pontics: readonly number[];
  material: Material | null;
  /** Each shade with the teeth that have it; null for those that have none. */
  shades: readonly { shade: string | null; teeth: readonly number[] }[];
  /** The teeth that stand on implants, or all of a jaw. */
  onImplants: readonly number[];
  isOnImplant: boolean;
}

/** Everything that is to be made, in the order of the arch, jaws last. */
export function groupsOf(prescription: ShortPrescription): WorkGroup[] {
  const bridges = bridgesOf(prescription);
  const onTeeth = prescription.works.filter(({ jaw }) => jaw === null);
  const toothOf = ({ teeth }: ShortWork): number => teeth[0] ?? 0;
  const units = bridges.map((bridge) => onTeeth.filter((work) => bridge.includes(toothOf(work))));
  const single = onTeeth.filter((work) => !bridges.some((bridge) => bridge.includes(toothOf(work))));
  const alike = new Map<string, ShortWork[]>();
  for (const work of single) {
    const key = JSON.stringify([work.type, work.material, work.shade, work.isOnImplant]);
    alike.set(key, [...(alike.get(key) ?? []), work]);
  }
  const groups = [
    ...units.filter(({ length }) => length > 0).map((works) => groupOf(works, true)),
    ...[...alike.values()].map((works) => groupOf(works, false)),
  ].toSorted((one, other) => byArch(one.teeth[0] ?? 0, other.teeth[0] ?? 0));
  return [
    ...groups,
    ...prescription.works.filter(({ jaw }) => jaw !== null).map((work) => groupOf([work], false)),
  ];
}

function groupOf(works: readonly ShortWork[], isBridge: boolean): WorkGroup {
  const [first] = works as [ShortWork, ...ShortWork[]];
  const teethWhere = (isSo: (work: ShortWork) => boolean): number[] =>
    inArchOrder(works.filter(isSo).flatMap(({ teeth }) => teeth));
  const shades = [...new Set(works.map(({ shade }) => shade))];
  return {
    type: isBridge ? (works.find(({ type }) => type !== 'Pontic')?.type ?? first.type) : first.type,
    isBridge,
    teeth: teethWhere(() => true),
    jaw: first.jaw,
    pontics: isBridge ? teethWhere(({ type }) => type === 'Pontic') : [],
    material: first.material,
    shades: shades.map((shade) => ({ shade, teeth: teethWhere((work) => work.shade === shade) })),
    onImplants: teethWhere(({ isOnImplant }) => isOnImplant),
    isOnImplant: works.some(({ isOnImplant }) => isOnImplant),
  };
}

/** Neighbors along the arch together: three and more are told by the first and the last. */
export function runsOf(teeth: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const tooth of inArchOrder(teeth)) {
    const run = runs.at(-1);
    const arch = archOf(tooth);
    const before = run === undefined ? -1 : arch.indexOf(run.at(-1) ?? 0);
    if (run !== undefined && before !== -1 && arch[before + 1] === tooth) run.push(tooth);
    else runs.push([tooth]);
  }
  return runs;
}
