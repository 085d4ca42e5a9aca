import type { Icon } from '../icon/icon.tsx';

export interface Command {
  id: string;
  label: string;
  /** A second, quieter text: the clinic of a patient, the state of an order. */
  hint?: string;
  icon?: Icon;
  /** Other words it is found by. */
  keywords?: readonly string[];
  /** The keys that do the same. */
  keys?: string;
  run: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** Found by a search elsewhere: not searched again here. */
  isFound?: boolean;
}
