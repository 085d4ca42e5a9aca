import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useWidth } from '@archway/ui/use-width';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useState } from 'react';
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
const PHONE = { left: 0, right: 0, top: 0, bottom: VIEWS };

/** Keeps the model out from under the panels. Whether the rail is folded is remembered on this computer. */
export function useInsets(
  viewer: Viewer | null,
  { hasWidePanel, isMultiple }: { hasWidePanel: boolean; isMultiple: boolean },
): {
  isRailFolded: boolean;
  setRailFolded: (isFolded: boolean) => void;
} {
  const width = useWidth();
  const isPhone = width < LAYOUT_BREAKPOINTS.phone;
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORAGE.viewerRail));
  // Until somebody chooses, the rail is folded where the model needs the room.
  const isRailFolded = chosen === null ? width < LAYOUT_BREAKPOINTS.mobilePad : chosen === FOLDED;
  useEffect(() => {
    const right = isRailFolded ? FOLDED_RAIL : RAIL;
    const left = hasWidePanel ? WIDE_PANEL : isMultiple ? LAYERS : LEFT;
    viewer?.setInsets(isPhone ? PHONE : { left, right, top: 0, bottom: VIEWS });
  }, [viewer, isPhone, isRailFolded, hasWidePanel, isMultiple]);
  return {
    isRailFolded,
    setRailFolded: (folds) => {
      const choice = folds ? FOLDED : 'unfolded';
      localStorage.setItem(STORAGE.viewerRail, choice);
      setChosen(choice);
    },
  };
}
