import type { LinkRefusal } from '@archway/rules/treatment/bridge';
import * as edit from '@archway/rules/treatment/edit';
import type { Prescription } from '@archway/rules/treatment/prescription';
import type { Edited } from '@archway/rules/treatment/settle';
import { putTemplate, type TemplateWork } from '@archway/rules/treatment/template';
import { WORK_TABLE } from '@archway/rules/treatment/table';
import type { WorkJaw, WorkType } from '@archway/rules/treatment/vocabulary';
import { useState } from 'react';
import { useSelection } from './use-selection.ts';
import { useSteps } from './use-steps.ts';

export type Editor = ReturnType<typeof useEditor>;

/** A prescription in hand: what is selected, what is done to it, and every step back. */
export function useEditor(first: Prescription) {
  const { apply, restart, ...steps } = useSteps(first);
  const { prescription } = steps;
  const { teeth, jawWork, works, ...choosing } = useSelection(prescription);
  const { select, selectOfJaw } = choosing;
  /** The tooth that got the last work, which Shift copies from. */
  const [lastTooth, setLastTooth] = useState<number | null>(null);
  const [refused, setRefused] = useState<LinkRefusal | null>(null);
  const namesTeeth = jawWork !== null && WORK_TABLE[jawWork.type].namesTeeth === 'must';
  const selected = namesTeeth ? jawWork.teeth : teeth;
  const toggle = (tooth: number): void => {
    const next = toggled(selected, tooth);
    if (namesTeeth) apply(edit.nameTeeth(prescription, jawWork, next));
    else select(next);
  };
  const place = (edited: Edited, typing?: string): void => {
    setLastTooth(jawWork === null ? (teeth.at(-1) ?? null) : null);
    apply(edited, typing);
  };
  return {
    ...steps,
    selected,
    works,
    jawWork,
    refused,
    ...choosing,
    toggle,
    /** Copies the last work up to this tooth. */
    extend: (tooth: number) => {
      if (lastTooth === null) return toggle(tooth);
      apply(edit.copyAlong(prescription, lastTooth, tooth));
      select([tooth]);
    },
    put: (type: WorkType) => place(edit.putWork(prescription, teeth, type)),
    putTemplate: (template: TemplateWork) => place(putTemplate(prescription, template, teeth)),
    putOnJaw: (type: WorkType, jaw: WorkJaw) => {
      apply(edit.putJawWork(prescription, jaw, type));
      selectOfJaw({ type, jaw });
    },
    moveToJaw: (jaw: WorkJaw) => {
      if (jawWork === null) return;
      apply(edit.moveToJaw(prescription, jawWork, jaw));
      selectOfJaw({ type: jawWork.type, jaw });
    },
    change: (change: edit.WorkChange) =>
      place(edit.changeWorks(prescription, works, change), typingOf(change, selected)),
    remove: () => apply(edit.removeWorks(prescription, works)),
    toggleAbsent: (absent: readonly number[]) => apply(edit.toggleAbsent(prescription, absent)),
    link: () => {
      const { refused: why, ...edited } = edit.toggleBridge(prescription, teeth);
      setRefused(why);
      apply(edited);
    },
    begin: (anew: Prescription) => {
      restart(anew);
      select([]);
    },
  };
}

const toggled = (teeth: readonly number[], tooth: number): readonly number[] =>
  teeth.includes(tooth) ? teeth.filter((one) => one !== tooth) : [...teeth, tooth];

/** A note is typed letter by letter. */
const typingOf = (change: edit.WorkChange, teeth: readonly number[]): string | undefined =>
  change.note === undefined ? undefined : `${Object.keys(change).join()} of ${teeth.join()}`;
