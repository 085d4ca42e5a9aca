import { useState } from 'react';
import { STORAGE } from '../../platform/storage.ts';

const FOLDED = 'folded';

/** Whether the rail shows icons only, as it was left on this computer. */
export function useFoldedRail(): [boolean, (isFolded: boolean) => void] {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(STORAGE.viewerRail) === FOLDED);
  return [
    isFolded,
    (folds) => {
      localStorage.setItem(STORAGE.viewerRail, folds ? FOLDED : 'unfolded');
      setFolded(folds);
    },
  ];
}
