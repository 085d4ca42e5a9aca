import { chosenWorks, isAt, type WorkPlace } from '@archway/rules/order/chosen-works';
import { bridgesOf } from '@archway/rules/treatment/bridge';
import { groupsOf, type WorkGroup } from '@archway/rules/treatment/groups';
import type { Prescription, Work } from '@archway/rules/treatment/prescription';
import { shortForm } from '@archway/rules/treatment/short-form';

/** A line to choose: one work, or a bridge, whose units go together. */
export interface WorkChoice {
  key: string;
  group: WorkGroup;
  works: readonly Work[];
}

/** What can be ordered; a case without treatment has nothing. */
const orderable = ({ works }: Prescription): Work[] => works.filter(({ type }) => type !== 'None');

/** The works at some places, or all of them. */
export function worksAt(prescription: Prescription, places: readonly WorkPlace[] | null): Work[] {
  const works = orderable(prescription);
  return places === null ? works : works.filter((work) => places.some((place) => isAt(work, place)));
}

/** A prescription of these works alone, as the lab gets it. */
export function partOf(prescription: Prescription, works: readonly Work[]): Prescription {
  return { ...chosenWorks(prescription, works), works };
}

/** Each work of a prescription and each bridge, along the arch, jaws last. */
export function workChoices(prescription: Prescription): WorkChoice[] {
  const works = orderable(prescription);
  const bridges = bridgesOf(prescription);
  const bridgeOf = ({ jaw, teeth }: Work) =>
    jaw === null ? bridges.find((bridge) => bridge.includes(teeth[0] ?? 0)) : undefined;
  const begun = new Set<readonly number[]>();
  return works.flatMap((work) => {
    const bridge = bridgeOf(work);
    if (bridge === undefined) return choiceOf(prescription, [work]);
    if (begun.has(bridge)) return [];
    begun.add(bridge);
    return choiceOf(
      prescription,
      works.filter((unit) => bridgeOf(unit) === bridge),
    );
  });
}

function choiceOf(prescription: Prescription, works: readonly Work[]): WorkChoice {
  const [group] = groupsOf(shortForm(partOf(prescription, works))) as [WorkGroup];
  return { key: `${group.type} ${group.jaw} ${group.teeth.join()}`, group, works };
}
