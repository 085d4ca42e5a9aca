import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { useWidth } from '@archway/ui/use-width';
import type { Viewer } from '@archway/viewer/viewer';
import { useEffect, useState } from 'react';
import { STORAGE } from '../../platform/storage.ts';

const FOLDED = 'folded';
/** What the panels take: half of the layers, which stand in a corner, all of the rail, and the views. */
const LEFT = 120;
const RAIL = 164;
const FOLDED_RAIL = 56;
const VIEWS = 56;
/** On a phone the views have two lines. */
const PHONE = { left: 0, right: 0, top: 0, bottom: 104 };

/** Keeps the model out from under the panels. Whether the rail is folded is remembered on this computer. */
export function useInsets(viewer: Viewer | null): {
  isRailFolded: boolean;
  setRailFolded: (isFolded: boolean) => void;
} {
  const isPhone = useWidth() < LAYOUT_BREAKPOINTS.phone;
  const [isRailFolded, setFolded] = useState(() => localStorage.getItem(STORAGE.viewerRail) === FOLDED);
  useEffect(() => {
    const right = isRailFolded ? FOLDED_RAIL : RAIL;
    viewer?.setInsets(isPhone ? PHONE : { left: LEFT, right, top: 0, bottom: VIEWS });
  }, [viewer, isPhone, isRailFolded]);
  return {
    isRailFolded,
    setRailFolded: (folds) => {
      localStorage.setItem(STORAGE.viewerRail, folds ? FOLDED : 'unfolded');
      setFolded(folds);
    },
  };
}
