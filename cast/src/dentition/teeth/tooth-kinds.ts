export type ToothKind =
  | 'incisor'
  | 'lateral'
  | 'canine'
  | 'firstPremolar'
  | 'secondPremolar'
  | 'firstMolar'
  | 'secondMolar'
  | 'thirdMolar';

export const isFrontKind = (kind: ToothKind): boolean =>
  kind === 'incisor' || kind === 'lateral' || kind === 'canine';
