export const TOOTH_NUMBERING_SYSTEMS = ['fdi', 'universal'] as const;
export type ToothNumberingSystem = (typeof TOOTH_NUMBERING_SYSTEMS)[number];

/** Any other value counts as FDI. */
export function toothNumberingOf(value: string): ToothNumberingSystem {
  return value === 'universal' ? 'universal' : 'fdi';
}

/** A tooth is known by its FDI number everywhere; only what is shown follows the reader's system. */
export function toothNumber(fdi: number, system: ToothNumberingSystem): string {
  return system === 'universal' ? toUniversal(fdi) : String(fdi);
}

/**
 * The universal system counts clockwise as seen by the dentist, from the patient's upper right to the lower right: 1 to
 * 32, and A to T for deciduous teeth.
 */
export function toUniversal(fdi: number): string {
  const { quadrant, position, deciduous } = placeOf(fdi);
  const most = deciduous ? 5 : 8;
  // Quadrants are passed through in turn; the first and the third one from the back of the mouth to the front.
  const inQuadrant = quadrant % 2 === 1 ? most - position : position - 1;
  const index = (quadrant - 1) * most + inQuadrant;
  return deciduous ? String.fromCharCode('A'.charCodeAt(0) + index) : String(index + 1);
}

export interface ToothPlace {
  /** 1 upper right, 2 upper left, 3 lower left, 4 lower right: sides of the patient. */
  quadrant: 1 | 2 | 3 | 4;
  /** Counted from the midline, which is 1. */
  position: number;
  deciduous: boolean;
}

/** Throws for a number that no tooth has. */
export function placeOf(fdi: number): ToothPlace {
  if (!isTooth(fdi)) throw new Error(`${fdi} is no tooth`);
  const first = Math.floor(fdi / 10);
  const deciduous = first > 4;
  const quadrant = (deciduous ? first - 4 : first) as ToothPlace['quadrant'];
  return { quadrant, position: fdi % 10, deciduous };
}

/** FDI 11–18, 21–28, 31–38, 41–48, and 51–55, 61–65, 71–75, 81–85 for deciduous teeth. */
export function isTooth(fdi: number): boolean {
  const first = Math.floor(fdi / 10);
  const position = fdi % 10;
  return (
    Number.isInteger(fdi) && first >= 1 && first <= 8 && position >= 1 && position <= (first > 4 ? 5 : 8)
  );
}
