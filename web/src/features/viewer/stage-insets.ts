import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useWidth } from '@archway/ui/use-width';
import type { Insets } from '@archway/viewer/scene/insets';
import { useState } from 'react';
import { STORAGE } from '../../platform/session/storage.ts';

const FOLDED = 'folded';
/** What the panels take: half of the layers, which stand in a corner, all of the rail, and the views. */
const LEFT = 120;
/** All of them: one of four views would lie below. */
const LAYERS = 236;
const WIDE_PANEL = 300;
const RAIL = 164;
const FOLDED_RAIL = 56;
const VIEWS = 56;
const PHONE: Insets = { left: 0, right: 0, top: 0, bottom: VIEWS };
export const NO_PANELS: Insets = { left: 0, right: 0, top: 0, bottom: 0 };

export interface Panels {
  hasWidePanel: boolean;
  isMultiple: boolean;
}

export interface Rail {
  isRailFolded: boolean;
  setRailFolded: (isFolded: boolean) => void;
}

/** Room that panels take from the stage. Whether the rail is folded is remembered on this computer. */
export function useStageInsets({ hasWidePanel, isMultiple }: Panels): Rail & { insets: Insets } {
  const width = useWidth();
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORAGE.viewerRail));
  // Until somebody chooses, the rail is folded where the model needs the room.
  const isRailFolded = chosen === null ? width < LAYOUT_BREAKPOINTS.mobilePad : chosen === FOLDED;
  const right = isRailFolded ? FOLDED_RAIL : RAIL;
  const left = hasWidePanel ? WIDE_PANEL : isMultiple ? LAYERS : LEFT;
  return {
    insets: width < LAYOUT_BREAKPOINTS.phone ? PHONE : { left, right, top: 0, bottom: VIEWS },
    isRailFolded,
    setRailFolded: (folds) => {
      const choice = folds ? FOLDED : 'unfolded';
      localStorage.setItem(STORAGE.viewerRail, choice);
      setChosen(choice);
    },
  };
}

/** The same for a page that is not loaded yet. */
export const useFirstInsets = (): Insets => useStageInsets({ hasWidePanel: false, isMultiple: false }).insets;
