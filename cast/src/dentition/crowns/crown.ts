import type { ToothKind } from '../teeth/tooth-kinds.ts';
import type { CrownShape, CrownSize } from './crown-shape.ts';
import { canineCrown, incisorCrown } from './front-crown.ts';
import { molarCrown } from './molar-crown.ts';
import { premolarCrown } from './premolar-crown.ts';

export function crownOf(kind: ToothKind, size: CrownSize, isUpper: boolean): CrownShape {
  switch (kind) {
    case 'incisor':
      return incisorCrown(size, isUpper, false);
    case 'lateral':
      return incisorCrown(size, isUpper, true);
    case 'canine':
      return canineCrown(size);
    case 'firstPremolar':
      return premolarCrown(size, isUpper, true);
    case 'secondPremolar':
      return premolarCrown(size, isUpper, false);
    case 'firstMolar':
    case 'secondMolar':
    case 'thirdMolar':
      return molarCrown(size, isUpper, kind);
  }
}
