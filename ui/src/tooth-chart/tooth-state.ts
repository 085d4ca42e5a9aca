import type { Dentition } from '@archway/rules/tooth-chart/dentition';
import type { ToothNumberingSystem } from '@archway/rules/tooth-numbering';
import type { Jaw } from '@archway/rules/treatment/arch';

/** Kinds of work, each with its own fill. */
export type WorkType =
  | 'crown'
  | 'inlay'
  | 'veneer'
  | 'pontic'
  | 'implant'
  | 'postcore'
  | 'denture'
  | 'aligner';

export interface ToothState {
  work?: WorkType;
  /** The work stands on an implant. */
  onImplant?: boolean;
  missing?: boolean;
  /** It has not come yet: it can be told apart, and chosen all the same. */
  isPale?: boolean;
  /** Not part of what is being looked at. */
  dimmed?: boolean;
  /** Read after the work: "zirconia, A2". */
  note?: string;
}

export interface ChartProps {
  /** By FDI number. Teeth that are not named are healthy. */
  teeth: Readonly<Record<number, ToothState>>;
  /** FDI numbers of the units of each bridge, along the arch. */
  bridges?: readonly (readonly number[])[];
  selected?: readonly number[];
  numbering?: ToothNumberingSystem;
  /** With it, teeth can be selected: with a press, or with the arrow keys and Space. */
  onToggle?: (fdi: number) => void;
  dentition?: Dentition;
  /** A press with Shift, or Shift and Space: up to this tooth. */
  onExtend?: (fdi: number) => void;
  /** The X key, on the tooth in hand. */
  onMissing?: (fdi: number) => void;
  /** The B key: links the selected teeth. */
  onBridge?: () => void;
  /** The keys U and L: a whole arch. */
  onArch?: (jaw: Jaw) => void;
}
