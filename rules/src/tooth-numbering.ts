export const TOOTH_NUMBERING_SYSTEMS = ['fdi', 'universal'] as const;
export type ToothNumberingSystem = (typeof TOOTH_NUMBERING_SYSTEMS)[number];

/** Any other value counts as FDI. */
export function toothNumberingOf(value: string): ToothNumberingSystem {
  return value === 'universal' ? 'universal' : 'fdi';
}
