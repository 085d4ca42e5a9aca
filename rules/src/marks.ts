/** What is kept of the work on the model of a case. */
export const MARK_KINDS = [
  'distance',
  'surface',
  'angle',
  'section',
  'margin',
  'pin',
  'contacts',
  'deviation',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export const MARK_LIMITS = {
  /** Of one case; more could not be told apart on the model. */
  perCase: 200,
  /** Points that somebody set. */
  points: 200,
  /** Points of a line that was computed through them. */
  linePoints: 4_000,
  text: 500,
} as const;
