import { ARCHES, type Jaw } from '@archway/rules/treatment/arch';
import { workOn, type Prescription, type Work } from '@archway/rules/treatment/prescription';
import type { WorkJaw, WorkType } from '@archway/rules/treatment/vocabulary';
import { useState } from 'react';

/** What is in hand: teeth, or a work of a jaw, known by its kind and place. */
export function useSelection(prescription: Prescription) {
  const [teeth, setTeeth] = useState<readonly number[]>([]);
  const [ofJaw, setOfJaw] = useState<{ type: WorkType; jaw: WorkJaw } | null>(null);
  const jawWork =
    prescription.works.find(({ type, jaw }) => type === ofJaw?.type && jaw === ofJaw.jaw) ?? null;
  const select = (chosen: readonly number[]): void => {
    setOfJaw(null);
    setTeeth(chosen);
  };
  return {
    teeth,
    jawWork,
    works: jawWork === null ? teeth.flatMap((tooth) => workOn(prescription, tooth) ?? []) : [jawWork],
    select,
    selectOfJaw: ({ type, jaw }: Pick<Work, 'type' | 'jaw'>) => {
      setTeeth([]);
      setOfJaw(jaw === null ? null : { type, jaw });
    },
    /** All teeth of a jaw, or none when they are selected already. */
    selectArch: (jaw: Jaw) => {
      const arch = ARCHES.permanent[jaw];
      select(arch.every((tooth) => teeth.includes(tooth)) ? [] : arch);
    },
  };
}
